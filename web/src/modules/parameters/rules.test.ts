import { say as sayIn } from '@vigie/domain/kernel/message';
import { defaultParameters } from '@vigie/domain/modules/parameters/contract';
import { describe, expect, it } from 'vitest';
import { areSame, changesOf, describeChanges, modesText, ruleProblems, textsOf } from './rules';
import { type TypedGrade, typedGrades, typedText } from './typed-grades';

const say = (...words: [Parameters<typeof sayIn>[1], Parameters<typeof sayIn>[2]?]) => sayIn('fr', ...words);
const usual = textsOf(defaultParameters);

describe('the rules of a company', () => {
  it('take a whole number of days from 1 to 3650, as their help says', () => {
    for (const text of ['1', '15', ' 3650 ']) expect(ruleProblems({ ...usual, Major: text }, say)).toEqual({});
    for (const text of ['', '0', '3651', '-1', '1.5', '1e2', 'trente']) {
      expect(Object.keys(ruleProblems({ ...usual, Major: text }, say))).toEqual(['Major']);
    }
  });

  it('send only what differs', () => {
    expect(areSame(usual, { ...usual, Critical: ' 15' })).toBe(true);
    expect(changesOf(usual, usual)).toEqual({});
    expect(changesOf(usual, { ...usual, fourEyes: 'false' })).toEqual({ fourEyes: false });
    expect(changesOf(usual, { ...usual, signTemplates: 'true' })).toEqual({ signTemplates: true });
    expect(changesOf(usual, { ...usual, Minor: '90' })).toEqual({ dueDays: { Critical: 15, Major: 30, Minor: 90 } });
  });

  it('name the kinds that are confidential, in the order of the kinds', () => {
    const typed = { ...usual, confidentialKinds: 'customerComplaint hse' };
    expect(changesOf(usual, typed)).toEqual({ confidentialKinds: ['hse', 'customerComplaint'] });
    expect(describeChanges(usual, typed, say)).toBe(
      'Dossiers confidentiels : aucune catégorie devient HSE, Réclamation client',
    );
    expect(ruleProblems(typed, say)).toEqual({});
  });

  it('name what is mailed at once, and whether the rest comes once a day', () => {
    const typed = { ...usual, mailTopics: 'overdue assigned', dailySummary: 'true' };
    expect(changesOf(usual, typed)).toEqual({ mailTopics: ['assigned', 'overdue'], dailySummary: true });
    expect(describeChanges(usual, typed, say)).toBe(
      'Un e-mail aussitôt : aucun e-mail devient un travail m’est confié, une échéance est dépassée · ' +
        'Le reste en un résumé par jour : désactivé devient activé',
    );
    expect(ruleProblems(typed, say)).toEqual({});
  });

  it('remind of an action on at most five days from 0 to 90, or never', () => {
    const problemsOf = (text: string) => Object.keys(ruleProblems({ ...usual, actionReminderDays: text }, say));
    for (const text of ['', ' ', '7, 1', '7;1', '7 1 ', '0', '90,60,30,7,1', '1,1,1,1,1,1']) {
      expect(problemsOf(text)).toEqual([]);
    }
    for (const text of ['91', '-1', '1.5', 'sept', '7, x', '1,2,3,4,5,6']) {
      expect(problemsOf(text)).toEqual(['actionReminderDays']);
    }
  });

  it('escalate after 1 to 365 days', () => {
    const problemsOf = (text: string) => Object.keys(ruleProblems({ ...usual, actionEscalationDays: text }, say));
    for (const text of ['1', ' 365']) expect(problemsOf(text)).toEqual([]);
    for (const text of ['', '0', '366', '1, 2']) expect(problemsOf(text)).toEqual(['actionEscalationDays']);
  });

  it('send the reminders in order, each once', () => {
    const changes = (actionReminderDays: string) => changesOf(usual, { ...usual, actionReminderDays });
    expect(usual.actionReminderDays).toBe('7, 1');
    expect(changes('1;7')).toEqual({});
    expect(changes('1, 30, 1, 7')).toEqual({ actionReminderDays: [30, 7, 1] });
    expect(changes('')).toEqual({ actionReminderDays: [] });
    expect(changesOf(usual, { ...usual, actionEscalationDays: '5' })).toEqual({ actionEscalationDays: 5 });
  });

  it('switch the provider of the assistant, and bound what it uses in a month', () => {
    const budget = (text: string) => ({ ...usual, assistantMonthlyTokens: text });
    for (const text of ['0', '250000', '1000000000']) expect(ruleProblems(budget(text), say)).toEqual({});
    for (const text of ['', '-1', '1000000001', '1e6', 'beaucoup']) {
      expect(Object.keys(ruleProblems(budget(text), say))).toEqual(['assistantMonthlyTokens']);
    }
    const typed = { ...budget('0'), assistant: 'false' };
    expect(changesOf(usual, typed)).toEqual({ assistant: false, assistantMonthlyTokens: 0 });
    expect(describeChanges(usual, typed, say)).toBe(
      'Fournisseur d’IA : activé devient désactivé · Budget mensuel : 1000000 jetons devient 0 jeton',
    );
  });

  it('say what is about to change', () => {
    expect(describeChanges(usual, { ...usual, fourEyes: 'false', Critical: '10' }, say)).toBe(
      'Quatre yeux : activé devient désactivé · Critique : 15 jours devient 10 jours',
    );
    expect(describeChanges(usual, { ...usual, signTemplates: 'true' }, say)).toBe(
      'Signer les modèles : désactivé devient activé',
    );
    expect(describeChanges(usual, { ...usual, actionReminderDays: '', actionEscalationDays: '1' }, say)).toBe(
      'Rappels avant l’échéance : 7, 1 jours devient aucun rappel · Relance après l’échéance : 3 jours devient 1 jour',
    );
  });

  it('number new cases with 4 to 8 digits, kind by kind', () => {
    const typed = { ...usual, 'digits hse': '6' };
    expect(changesOf(usual, typed)).toEqual({ numberDigits: { ...defaultParameters.numberDigits, hse: 6 } });
    expect(describeChanges(usual, typed, say)).toBe('Numérotation, HSE : 4 chiffres devient 6 chiffres');
    for (const text of ['3', '9', '', 'x']) {
      expect(Object.keys(ruleProblems({ ...usual, 'digits hse': text }, say))).toEqual(['digits hse']);
    }
  });

  it('begin the numbers of a series from 1 to 1000000, measures with those of source 2', () => {
    expect([usual['begin hse'], usual['begin report'], usual['begin capa']]).toEqual(['1', '1', '124']);
    const typed = { ...usual, 'begin hse': '450', 'begin capa': '1' };
    expect(changesOf(usual, typed)).toEqual({ numbersBegin: { ...defaultParameters.numbersBegin, hse: 450, capa: 1 } });
    expect(describeChanges(usual, typed, say)).toBe(
      'Premier numéro : HSE : 1 devient 450 · Premier numéro : CAPA (chaque année) : 124 devient 1',
    );
    for (const text of ['0', '1000001', '', '1.5', '-3', 'x']) {
      expect(Object.keys(ruleProblems({ ...usual, 'begin report': text }, say))).toEqual(['begin report']);
    }
  });

  it('keep closed cases for ever, or for 1 to 100 years', () => {
    const typed = { ...usual, 'years itBug': '10' };
    expect(changesOf(usual, typed)).toEqual({ retentionYears: { ...defaultParameters.retentionYears, itBug: 10 } });
    expect(describeChanges(usual, typed, say)).toBe('Conservation, Bug informatique : illimitée devient 10 ans');
    expect(ruleProblems({ ...usual, 'years itBug': ' ' }, say)).toEqual({});
    for (const text of ['0', '101', 'dix']) {
      expect(Object.keys(ruleProblems({ ...usual, 'years itBug': text }, say))).toEqual(['years itBug']);
    }
  });

  it('leave out steps of the impact analysis, kind by kind, and never all of them', () => {
    const typed = { ...usual, 'left out hse': 'process' };
    expect(changesOf(usual, typed)).toEqual({ leftOutSteps: { ...defaultParameters.leftOutSteps, hse: ['process'] } });
    expect(describeChanges(usual, typed, say)).toBe('Étapes non utilisées, HSE : aucune devient Processus');
    expect(ruleProblems(typed, say)).toEqual({});
    const all = { ...usual, 'left out hse': 'process regulatory peopleEnvironment' };
    expect(Object.keys(ruleProblems(all, say))).toEqual(['left out hse']);
  });

  it('offer at least one detection mode, and begin new accounts in a language', () => {
    expect(
      changesOf(usual, { ...usual, detectionModes: modesText(['randomly', 'Visite de client', 'audit']) }),
    ).toEqual({
      detectionModes: ['audit', 'randomly', 'Visite de client'],
    });
    expect(Object.keys(ruleProblems({ ...usual, detectionModes: '' }, say))).toEqual(['detectionModes']);
    const few = { ...usual, gembaCategories: 'safety\nquality' };
    expect(Object.keys(ruleProblems(few, say))).toEqual(['gembaCategories']);
    const own = { ...usual, gembaCategories: 'safety\nquality\nFlux' };
    expect(ruleProblems(own, say)).toEqual({});
    expect(changesOf(usual, own)).toEqual({ gembaCategories: ['safety', 'quality', 'Flux'] });
    expect(changesOf(usual, { ...usual, languageStyle: 'fr' })).toEqual({ languageStyle: 'fr' });
    expect(describeChanges(usual, { ...usual, languageStyle: 'fr' }, say)).toBe(
      'Langue des nouveaux comptes : mixte devient français',
    );
  });

  it('grade audit findings from two grades to six, each with its days and names', () => {
    const [critical, major] = typedGrades(usual.findingGrades);
    if (!critical || !major) throw new Error('There are grades');
    const withGrades = (...grades: TypedGrade[]) => ({ ...usual, findingGrades: typedText(grades) });
    const problem = (...grades: TypedGrade[]) => ruleProblems(withGrades(...grades), say).findingGrades;
    expect(changesOf(usual, withGrades(...typedGrades(usual.findingGrades)))).toEqual({});
    expect(problem(critical, { ...major, responseDays: '20' })).toBeUndefined();
    expect(problem(critical)).toBe('Gardez de 2 à 6 niveaux.');
    expect(problem(critical, { ...major, fr: ' ' })).toBe('Nommez chaque niveau dans les deux langues.');
    expect(problem(critical, { ...major, fr: 'critique' })).toBe('« critique » est deux fois dans la liste.');
    for (const responseDays of ['0', '366', '1.5', 'dix']) {
      expect(problem(critical, { ...major, responseDays })).toMatch(/^Écrivez un nombre entier de jours, de 1 à 365/);
    }
    expect(problem(critical, { ...major, responseDays: ' ' })).toMatch(/empêche de clore/);
    expect(changesOf(usual, withGrades(critical, { ...major, responseDays: ' 20 ' }))).toMatchObject({
      findingGrades: [
        { key: 'critical', responseDays: 5 },
        { key: 'major', responseDays: 20 },
      ],
    });
    expect(describeChanges(usual, withGrades(critical, { ...major, blocksClosing: false }), say)).toMatch(
      /devient Critique \(réponse sous 5 jours, empêche de clore\), Majeur \(réponse sous 15 jours\)$/,
    );
  });

  it('make audits in advance, of auditors who are independent', () => {
    const typed = { ...usual, auditLeadDays: '30', independenceMonths: '0' };
    expect(changesOf(usual, typed)).toEqual({ auditLeadDays: 30, independenceMonths: 0 });
    expect(describeChanges(usual, typed, say)).toBe(
      'Audits créés d’avance : 60 jours devient 30 jours · Indépendance des auditeurs : 12 mois devient 0 mois',
    );
    for (const wrong of [{ auditLeadDays: '0' }, { auditLeadDays: '367' }, { independenceMonths: '61' }]) {
      expect(Object.keys(ruleProblems({ ...usual, ...wrong }, say))).toEqual(Object.keys(wrong));
    }
  });

  it('R43 end the past on a day, or on the one before the company was created', () => {
    const set = { ...usual, importCutOff: '2026-10-31' };
    expect(changesOf(usual, set)).toEqual({ importCutOff: '2026-10-31' });
    expect(changesOf(set, usual)).toEqual({ importCutOff: null });
    expect(describeChanges(usual, set, say)).toBe(
      'Date limite de reprise : la veille de la création de l’entreprise devient 31/10/2026',
    );
    expect(ruleProblems(set, say)).toEqual({});
  });
});
