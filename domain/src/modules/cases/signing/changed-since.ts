import { formatDay } from '../../../kernel/day';
import { canonicalJson } from '../../../kernel/trail/canonical-json';
import { fieldLabel } from '../../../messages/record-words';
import { actionStatusMessages } from '../../actions/messages/workflow';
import { changedSinceMessages as m } from '../../attachments/messages';
import { filesChangedSince, type Speak } from '../../attachments/public';
import { caseStatusMessages, criticalityMessages } from '../messages/kinds';
import { stepTitleMessages } from '../messages/steps';
import type { CaseRecord, CaseStep } from '../record';
import { caseWords } from '../words';

/** Everything that a signature covers and that is different from when the signer looked, in sentences. */
export function caseChangedSince(looked: CaseRecord, now: CaseRecord, speak: Speak): string[] {
  return [
    ...propertiesChanged(looked, now, speak),
    ...stepsChanged(looked, now, speak),
    ...filesChangedSince(looked.attachments, now.attachments, speak),
    ...actionsChanged(looked, now, speak),
    ...questionnairesChanged(looked, now, speak),
    ...verdictsChanged(looked, now, speak),
  ];
}

function propertiesChanged(looked: CaseRecord, now: CaseRecord, speak: Speak): string[] {
  const shown = (record: CaseRecord) => ({
    status: speak(caseStatusMessages[record.status]),
    title: record.title,
    criticality: speak(criticalityMessages[record.criticality]),
    owner: record.owner.displayName,
    dueDate: formatDay(record.dueDate),
    detectionDate: formatDay(record.detectionDate),
  });
  const then = shown(looked);
  return Object.entries(shown(now))
    .filter(([field, value]) => then[field as keyof typeof then] !== value)
    .map(([field, value]) => speak(m.field, { field: fieldLabel(caseWords, field, speak), value }));
}

/** The marks on a step are no part of what is signed; why it was left empty is. */
function stepsChanged(looked: CaseRecord, now: CaseRecord, speak: Speak): string[] {
  const then = new Map(looked.steps.map((step) => [step.name, step]));
  const byTitle = (name: CaseStep['name'], who: string | undefined) =>
    speak(m.written, { step: speak(stepTitleMessages[name]), who: who ?? '' });
  return now.steps.flatMap(({ name, changed, ready, emptyBecause }) => {
    if (changed && changed.at !== then.get(name)?.changed?.at) return [byTitle(name, changed.who)];
    const isExplained = emptyBecause !== '' && emptyBecause !== then.get(name)?.emptyBecause;
    return isExplained ? [byTitle(name, ready?.who)] : [];
  });
}

function actionsChanged(looked: CaseRecord, now: CaseRecord, speak: Speak): string[] {
  const versions = new Map(looked.actions.map(({ id, version }) => [id, version]));
  return now.actions
    .filter(({ id, version }) => versions.get(id) !== version)
    .map(({ id, summary, status }) =>
      speak(versions.has(id) ? m.actionChanged : m.actionAdded, {
        id,
        summary,
        status: speak(actionStatusMessages[status]),
      }),
    );
}

function questionnairesChanged(looked: CaseRecord, now: CaseRecord, speak: Speak): string[] {
  const versions = new Map(looked.questionnaires.map(({ questionnaireId, version }) => [questionnaireId, version]));
  return now.questionnaires
    .filter(({ questionnaireId, version }) => questionnaireId && versions.get(questionnaireId) !== version)
    .map(({ questionnaireId, title }) =>
      speak(versions.has(questionnaireId) ? m.questionnaireChanged : m.questionnaireBegun, {
        id: questionnaireId ?? '',
        title,
      }),
    );
}

function verdictsChanged(looked: CaseRecord, now: CaseRecord, speak: Speak): string[] {
  const versions = new Map(looked.capaChecks.map(({ capaId, version }) => [capaId, version]));
  const isSame = canonicalJson(looked.effectiveness) === canonicalJson(now.effectiveness);
  return [
    ...now.capaChecks
      .filter(({ capaId, version }) => versions.get(capaId) !== version)
      .map(({ capaId }) => speak(m.checkChanged, { capa: capaId })),
    ...(isSame ? [] : [speak(m.effectivenessChanged)]),
  ];
}
