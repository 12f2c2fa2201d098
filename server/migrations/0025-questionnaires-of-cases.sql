-- Kinds of cases that ask for a questionnaire of a template before they are submitted. Those that were submitted before are
-- left alone; a template counts from its first published version until it is retired.

alter table templates add column case_kinds text[] not null default '{}';
-- A case that is opened asks which templates want something of it: few do.
create index templates_of_cases on templates (company_id, id) where case_kinds <> '{}';
