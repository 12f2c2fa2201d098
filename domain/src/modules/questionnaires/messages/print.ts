import { text } from '../../../kernel/message';
import { paperMessages } from '../../../messages/dossier';
import { questionnairePageTitles } from '../../../messages/shell/page-titles';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';
import { recordPartWords } from '../../../messages/words/record-parts';
import { questionnaireWords } from './words';

export const printMessages = {
  madeAt: text('Établi le {when} (UTC) par {who}', 'Made on {when} (UTC) by {who}'),
  template: questionnaireWords.template,
  templateVersion: text('{id}, version {n}', '{id}, version {n}'),
  status: fieldWords.status,
  filler: questionnaireWords.filledBy,
  startedAt: recordPartWords.begunOn,
  submittedAt: questionnaireWords.submittedOn,
  caseId: caseFieldWords.case,
  score: questionnaireWords.score,
  points: text('{points} points sur {possible} ({percent} %)', '{points} of {possible} points ({percent} %)'),
  noScore: text('Sans score', 'No score'),
  criticalFails: text('Échecs critiques', 'Critical failures'),
  findings: caseFieldWords.findings,
  signature: recordPartWords.signature,
  signed: text(
    '{name} ({username}), {when} (UTC) : {meaning}, {method}',
    '{name} ({username}), {when} (UTC): {meaning}, {method}',
  ),
  valid: paperMessages.valid,
  void: paperMessages.void,
  instance: text('{section}, partie {n}', '{section}, part {n}'),
  noAnswer: text('Sans réponse', 'No answer'),
  none: paperMessages.none,
};

export const resultMessages = {
  title: questionnairePageTitles.results,
  isFailed: questionnaireWords.criticalFailure,
  yes: text('Oui', 'Yes'),
};
