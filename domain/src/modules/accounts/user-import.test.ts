import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv';
import { checkUserImport, newTeamsOf, readUserImport } from './user-import';

describe('parseCsv', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"x, ""y""","line\nbreak"',
      [
        ['a', 'b'],
        ['x, "y"', 'line\nbreak'],
      ],
    ],
    [
      'a,b\n\n , \n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['', []],
  ])('reads %j', (text, expected) => {
    expect(parseCsv(text).map(({ cells }) => cells)).toEqual(expected);
  });

  it('numbers the lines as an editor does', () => {
    expect(parseCsv('a,b\n"x\ny",1\n\nz,2').map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});

describe('a file of users', () => {
  const facts = { teams: ['Production'], createTeams: false, takenNames: new Set(['qa']) };
  const check = (csv: string) => {
    const read = readUserImport(csv);
    if (read.objection) throw new Error(read.objection.message.en);
    return checkUserImport(read.people, facts);
  };

  it('fills in the user name, and finds columns in any order and either language', () => {
    expect(check('Nom;Prénom;email\nMartin;Zoé;z@x.example')[0]).toMatchObject({
      line: 2,
      username: 'zoé.martin',
      firstName: 'Zoé',
      lastName: 'Martin',
      objections: [],
    });
  });

  it.each([
    ['qa,z@x.example,Zoé,Martin,,', ['usernameTaken']],
    ['a b,z@x.example,Zoé,Martin,,', ['importUsername']],
    ['z,z@x.example,Zoé,Martin,boss qa,', ['importRole']],
    ['z,z@x.example,Zoé,Martin,qa|designer,production', []],
    ['z,z@x.example,Zoé,Martin,,Nowhere', ['importTeam']],
    ['z,zx.example,,,,', ['importFirstName', 'importLastName', 'importEmail']],
    ['z,z@x.example,Zoé,Martin,platform_admin,', ['importRole']],
    ['z,z@x.example,<b>Zoé,"Mar\r\ntin",,', ['importFirstName', 'importLastName']],
    [',z@x.example,O’Brien,D’Aubigny (Zoé),,', []],
    ['z,<z@x.example>,Zoé,Martin,,', ['importEmail']],
  ])('%s', async (line, expected) => {
    const { accountsMessages } = await import('./messages/accounts');
    const [person] = check(`username,email,first_name,last_name,roles,team\n${line}`);
    const keys = person?.objections.map(
      ({ message }) => Object.entries(accountsMessages).find(([, value]) => value === message)?.[0],
    );
    expect(keys).toEqual(expected);
  });

  it.each(['E-mail', 'e-mail', 'EMAIL', 'Courriel', 'Adresse e-mail', 'Mail'])('knows the column %s', (column) => {
    expect(check(`Prénom;Nom;${column}\nZoé;Martin;z@x.example`)[0]).toMatchObject({
      email: 'z@x.example',
      objections: [],
    });
  });

  it.each([
    ['Validateur', ['validator']],
    ['Validation', ['validator']],
    ['Assurance qualité', ['qa']],
    ['AQ + Validatrice', ['qa', 'validator']],
    ['validator qa', ['validator', 'qa']],
    ['Déclarant et administrateur', ['reporter', 'company_admin']],
    ['Concepteur de formulaires, QA', ['designer', 'qa']],
    ['Form designer', ['designer']],
    ['Chef', ['Chef']],
    ['', []],
  ])('reads the roles %j', (cell, roles) => {
    expect(check(`Prénom;Nom;E-mail;Rôle\nZoé;Martin;z@x.example;"${cell}"`)[0]?.roles).toEqual(roles);
  });

  it('names the roles that there are where one is unknown', () => {
    const [person] = check('Prénom;Nom;E-mail;Rôle\nZoé;Martin;z@x.example;Chef');
    expect(person?.objections[0]?.message.fr).toContain('validateur');
  });

  it('creates teams on the way where that is asked for, each once, but none with a name that no team can have', () => {
    const read = readUserImport(
      `Prénom;Nom;E-mail;Équipe\nA;B;a@x.example;Labo\nC;D;c@x.example;LABO\nE;F;e@x.example;production\nG;H;g@x.example;${'x'.repeat(500)}`,
    );
    if (read.objection) throw new Error(read.objection.message.en);
    const counts = (createTeams: boolean) =>
      checkUserImport(read.people, { ...facts, createTeams }).map(({ objections }) => objections.length);
    expect(counts(false)).toEqual([1, 1, 0, 1]);
    expect(counts(true)).toEqual([0, 0, 0, 1]);
    expect(newTeamsOf(read.people.slice(0, 3), facts.teams)).toEqual(['Labo']);
  });

  it('sees a name that stands twice, whatever its case', () => {
    const people = check('username,email,first_name,last_name\nAna,a@x.example,A,B\nána,b@x.example,C,D');
    expect(people.map(({ objections }) => objections.length)).toEqual([0, 1]);
    expect(people[1]?.objections[0]?.values).toEqual({ username: 'ána', line: 2 });
  });
});
