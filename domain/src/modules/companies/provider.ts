/** The card-payment provider's customer numbers. */
export const providerIdPattern = /^cus_[A-Za-z0-9]{8,64}$/;
