-- Mails are made when they are sent, from what stands here, and not kept: who caused a link, and the address that the
-- account had then, which is told of a change of address even after it.
alter table account_links
  add column sent_by text not null default '',
  add column account_email text;
