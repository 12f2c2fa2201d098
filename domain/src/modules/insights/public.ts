export { type Figure, type Insights, insights, type Measured } from './figures';
export { type IndicatorKey, indicatorKeys, indicators } from './indicators';
export { addDays, bucketsOf, type Span } from './periods';
export { figureAddress, type Question } from './question';
