-- A required second factor is asked at every signature: one with a password and a code says so.
alter table signatures drop constraint signatures_method_check,
  add constraint signatures_method_check check (method in ('password', 'password_and_code', 'passkey'));

-- New companies ask a second factor of those who sign and of administrators.
alter table parameters drop constraint parameters_second_factor_check,
  add constraint parameters_second_factor_check
    check (second_factor in ('not_required', 'signers', 'signers_and_administrators', 'everyone'));
