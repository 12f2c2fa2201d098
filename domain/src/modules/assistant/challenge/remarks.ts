import { stepNames } from '../../cases/public';
import type { CaseContent, RemarkStep } from './case-content';
import { type Reading, readingOf } from './reading';
import type { Remark, Rule } from './remark';
import { batchesDisagree } from './rules/batches';
import {
  capaWithoutDate,
  capaWithoutObjective,
  capaWithoutOwner,
  correctiveWithoutPreventive,
  dueDatePast,
} from './rules/capa';
import { datesDisagree } from './rules/dates';
import { causeDoesNotFollow } from './rules/does-not-follow';
import { noEvidence } from './rules/evidence';
import { humanErrorRoot } from './rules/human-error';
import { noImpactWhileOnHold } from './rules/impact';
import { missingJustification } from './rules/justification';
import { measureMissesCause } from './rules/measure';
import { quantitiesDisagree } from './rules/quantities';
import { unansweredQuestion } from './rules/questions';
import { vagueWord } from './rules/vague-words';
import { whyChainShort, whyRepeats } from './rules/why-chain';
import { allCaps } from './style/capitals';
import { doubleNegation } from './style/double-negation';
import { longSentence, passiveChain, textBreaksOff } from './style/sentences';
import { wordyPhrase } from './style/wordy-phrases';

/** 'Challenge content': what weighs most comes first. Adding a rule is adding a row. */
export const rules: readonly Rule[] = [
  dueDatePast,
  unansweredQuestion,
  datesDisagree,
  batchesDisagree,
  quantitiesDisagree,
  noImpactWhileOnHold,
  missingJustification,
  humanErrorRoot,
  causeDoesNotFollow,
  whyRepeats,
  whyChainShort,
  noEvidence,
  measureMissesCause,
  capaWithoutObjective,
  capaWithoutOwner,
  capaWithoutDate,
  correctiveWithoutPreventive,
  vagueWord,
];

/** 'Improve Style': hints on how it is said. */
export const styleRules: readonly Rule[] = [
  textBreaksOff,
  allCaps,
  longSentence,
  passiveChain,
  doubleNegation,
  wordyPhrase,
];

const stepOrder: readonly RemarkStep[] = ['case', 'definition', ...stepNames];

/** For one step, or for the whole case: by step, then in the order of the rules, then as the step is read. */
export function remarksOf(content: CaseContent, step?: RemarkStep, asked: readonly Rule[] = rules): readonly Remark[] {
  const isAsked = (one: RemarkStep) => step === undefined || one === step || one === 'case';
  const reading = readingOf(content);
  const found = asked
    .filter(({ steps }) => steps === 'every' || steps.some(isAsked))
    .flatMap((rule) => remarksBy(rule, reading))
    .filter((remark) => isAsked(remark.step));
  return found.sort((one, other) => stepOrder.indexOf(one.step) - stepOrder.indexOf(other.step));
}

export const styleRemarksOf = (content: CaseContent, step?: RemarkStep): readonly Remark[] =>
  remarksOf(content, step, styleRules);

export function remarksBy(rule: Rule, reading: Reading): readonly Remark[] {
  return rule.find(reading).map((found) => ({ code: rule.code, ...found }));
}
