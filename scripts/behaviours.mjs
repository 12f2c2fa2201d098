/** What an inspector of a regulated manufacturer will try, as numbered sentences. Tests begin with the numbers they prove. */
export const behaviours = [
  {
    area: 'Audit trail',
    of: {
      R01: 'Every create, change, void, transition and signature leaves an event without anybody asking for it (21 CFR 11.10(e)).',
      R02: 'An event holds user, role held, server time with zone, record, field, old value, new value.',
      R03: 'Changing or voiding a submitted record without a reason is refused (EU GMP Annex 11, 9).',
      R04: 'The original value stays readable after any number of changes.',
      R05: 'No user, administrators included, can edit, delete or disable the trail through the application; UPDATE or DELETE on the events with the application’s own database role fails in the database itself.',
      R06: 'Administration (users, roles, companies, templates, parameters) is in the trail too (Annex 11, 12.3).',
      R07: 'A timestamp sent by the client is ignored.',
      R08: 'A row altered behind the application’s back is found by `verify`, which names it.',
      R09: 'The trail sorts and filters by who, what, when; prints and exports (Annex 11, 8.1).',
      R10: 'If the change is rolled back, so is its event; if the event cannot be written, the change is not made.',
    },
  },
  {
    area: 'Electronic signature',
    of: {
      R11: 'It stores and shows printed name, date and time, meaning (21 CFR 11.50), on screen, in the PDF, in the export.',
      R12: 'It asks for user name and password at signing, checked by the server (11.200).',
      R13: 'It is bound to a hash of the exact content and is worthless on another record (11.70).',
      R14: 'Changing signed content marks the signature void and asks for a new one.',
      R15: 'Nobody, administrators included, can sign as another person.',
      R16: 'Failed signing attempts are logged and rate-limited (11.300(d)).',
      R17: 'User names are never reused, even after deactivation (11.100(a)).',
      R18: 'The form is validated first; only then is the signature asked for.',
    },
  },
  {
    area: 'Access',
    of: {
      R19: 'Every permission of the product’s matrix is refused by the server for everyone else, not only hidden.',
      R20: 'Company A cannot read, list, search, count, export, stream, download an attachment of, or guess ids of company B.',
      R21: 'Granting, changing and removing access is recorded.',
      R22: 'The author cannot decide, the lead writer cannot QA-review, the responsible cannot review own action.',
      R23: 'Sign-in is locked for a while after repeated failures; sessions can be listed and revoked; a revoked token is dead at once.',
      R24: 'A session that ends loses no typed text.',
    },
  },
  {
    area: 'Workflow and data',
    of: {
      R25: 'A transition that the workflow does not allow is refused by the API with 409 and the reason.',
      R26: 'Two simultaneous decisions give one result; the other caller is told who was first.',
      R27: 'Required fields, ranges, dates, lengths are checked on the server.',
      R28: 'Event date and entry date are stored apart; a late entry shows.',
      R29: 'Nothing is deleted; numbers have no reuse and no gap that the trail does not explain.',
      R30: 'Closed records are read-only; reopening needs a reason, the right and a signature.',
      R31: 'A filled questionnaire keeps the template version it was filled with.',
      R32: 'Attachments carry hash, uploader, time; a replacement keeps the old file.',
    },
  },
  {
    area: 'CAPA content',
    of: {
      R33: 'A case records correction, consequences, cause, similar cases, action, effectiveness (ISO 9001 10.2.1).',
      R34: '“No CAPA” for a root cause (eliminated cause) needs a recorded rationale (ISO 13485 8.3).',
      R35: 'A root cause of category Manpower asks why it is not a system failure (EU GMP chapter 1).',
      R36: 'A CAPA marked required that was never created blocks closing.',
    },
  },
  {
    area: 'Inspection',
    of: {
      R37: 'One record, or a selection, comes out complete as PDF and as data (11.10(b)); the PDF tells whether data changed since first entry (Annex 11, 8.2).',
      R38: 'Backup, wipe, restore: every hash still verifies, every attachment still opens (Annex 11, 7.2).',
    },
  },
  {
    area: 'Trust in the whole',
    of: {
      R39: 'Everything that hangs on a signed record (files, actions, questionnaires, links, checks) is covered by its signatures or frozen with it; a list by table says which.',
      R40: 'Every column of every table is verified against the trail, a derivation or a signature, or a list says why not; tampering with each is named by `verify`.',
      R41: 'No act of the program makes `verify` fail; no restore, removal of a factor or import goes by without an event that people see.',
      R42: 'Roles that sign are given by a second administrator, with a reason; a required second factor is asked at every signature, wherever it is given.',
      R43: 'Records brought from elsewhere are approved by a second person, have a cut-off day, and are marked wherever they are listed, counted or printed.',
      R44: 'Nothing that one request brings holds the server for more than 50 ms, and no account or company makes others wait (Annex 11, 16).',
      R45: 'Exactly one version of a procedure is in force at any instant; nobody signs an act for which they are not qualified at that instant, where the company says so (Part 11, 11.10(i); ISO 13485, 6.2).',
      R46: 'Nobody audits their own department; what was captured without a network arrives once, with its own time and the time of its arrival (Annex 11, 5; ALCOA+).',
    },
  },
];

/** Proven by nothing yet, because what they speak of is not built. */
export const notYet = {};
