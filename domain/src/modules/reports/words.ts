import { text } from '../../kernel/message';
import type { RecordWords } from '../../kernel/records/record-kind';
import { captureFieldWords } from '../../messages/capture-words';
import { detectionModeMessages } from '../../messages/kinds';
import { definitionFieldWords } from '../cases/messages/definition-fields';
import { caseMessages, criticalityMessages, definitionMessages } from '../cases/messages/kinds';
import { reportStatusMessages } from './messages/workflow';

export const reportWords: RecordWords = {
  events: {
    created: text('a commencé le signalement', 'started the report'),
    changed: text('a modifié le signalement', 'changed the report'),
    captured: text('a saisi le signalement sans réseau', 'wrote the report without a network'),
    submitted: text('a envoyé le signalement', 'sent the report'),
    discarded: text('a abandonné le brouillon', 'discarded the draft'),
    approved: text('a approuvé le signalement', 'approved the report'),
    rejected: text('a rejeté le signalement', 'rejected the report'),
    information_requested: text('a demandé des informations', 'asked for more information'),
  },
  fields: {
    ...definitionFieldWords,
    category: text('Catégorie', 'Category'),
    comments: text('Commentaires', 'Comments'),
    actionsTaken: text('Actions immédiates prises', 'Immediate actions taken'),
    'immediateAction.whatAction': text('Action immédiate : quoi', 'Immediate action: what'),
    'immediateAction.whyNecessary': text('Action immédiate : pourquoi', 'Immediate action: why'),
    'immediateAction.date': text('Action immédiate : date', 'Immediate action: date'),
    'immediateAction.hour': text('Action immédiate : heure', 'Immediate action: hour'),
    'immediateAction.responsible': text('Action immédiate : responsable', 'Immediate action: responsible'),
    'immediateAction.howLong': text('Action immédiate : durée', 'Immediate action: how long'),
    'immediateAction.stopIssue': text('Action immédiate : arrête le problème', 'Immediate action: stops the issue'),
    'immediateAction.canReoccur': text('Action immédiate : peut se reproduire', 'Immediate action: can reoccur'),
    criticality: text('Criticité', 'Criticality'),
    appraiser: text('Évaluateur', 'Appraiser'),
    caseId: text('Dossier', 'Case'),
    ...captureFieldWords,
  },
  values: {
    status: reportStatusMessages,
    category: caseMessages,
    type: definitionMessages,
    detectionMethod: detectionModeMessages,
    criticality: criticalityMessages,
  },
};
