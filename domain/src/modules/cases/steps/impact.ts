import * as z from 'zod/mini';
import type { Message, MessageValues } from '../../../kernel/message';

/** What could still be said. Advice for the lead writer: nothing is refused for it. */
export interface Gap {
  readonly message: Message;
  readonly values?: MessageValues;
}

export const impactLevels = ['No impact', 'Minor impact', 'Major impact', 'Critical impact'] as const;
export type ImpactLevel = (typeof impactLevels)[number];
export const yesNoAnswers = ['N/A', 'Yes', 'No'] as const;
export type YesNoAnswer = (typeof yesNoAnswers)[number];
export const batchStatuses = ['On hold', 'Recall', 'Rejected', 'In Progress'] as const;

export const impactLevel = z.nullable(z.enum(impactLevels));
export const longText = z.string().check(z.maxLength(8000));
const shortText = z.string().check(z.maxLength(200));

/** An answer and the text that goes with Yes or No. */
export const explained = z.object({ answer: z.nullable(z.enum(yesNoAnswers)), text: longText });
export type Explained = z.infer<typeof explained>;
export const unexplained: Explained = { answer: null, text: '' };

/** Choosing N/A clears the text; without an answer there is none either. */
export function settled(item: Explained): Explained {
  return item.answer === 'Yes' || item.answer === 'No' ? item : { ...item, text: '' };
}

export const productBatch = z.object({
  impactLevel,
  justification: longText,
  batches: z
    .array(
      z.object({
        product: shortText,
        batchNumber: shortText,
        status: z.nullable(z.enum(batchStatuses)),
      }),
    )
    .check(z.maxLength(200)),
  decision: longText,
  stability: explained,
});
export type ProductBatch = z.infer<typeof productBatch>;
export const emptyProductBatch: ProductBatch = {
  impactLevel: null,
  justification: '',
  batches: [],
  decision: '',
  stability: unexplained,
};

export const process = z.object({
  /** Hides and empties the form. */
  notApplicable: z.boolean(),
  impactLevel,
  ProductionStop: explained,
  ProductionStopDuration: explained,
  ProcessValidation: explained,
  EquipmentQualification: explained,
});
export type Process = z.infer<typeof process>;
export const processItems = [
  'ProductionStop',
  'ProductionStopDuration',
  'ProcessValidation',
  'EquipmentQualification',
] as const;
export const emptyProcess: Process = {
  notApplicable: false,
  impactLevel: null,
  ProductionStop: unexplained,
  ProductionStopDuration: unexplained,
  ProcessValidation: unexplained,
  EquipmentQualification: unexplained,
};

export const sqippItems = ['Safety', 'Quality', 'Identity', 'Purity', 'Potency'] as const;
export const sqipp = z.object({
  Safety: explained,
  Quality: explained,
  Identity: explained,
  Purity: explained,
  Potency: explained,
});
export type Sqipp = z.infer<typeof sqipp>;
export const emptySqipp: Sqipp = {
  Safety: unexplained,
  Quality: unexplained,
  Identity: unexplained,
  Purity: unexplained,
  Potency: unexplained,
};

export const regulatory = z.object({
  impactLevel,
  description: longText,
  notifyAuthorities: explained,
  complianceActions: longText,
});
export type Regulatory = z.infer<typeof regulatory>;
export const emptyRegulatory: Regulatory = {
  impactLevel: null,
  description: '',
  notifyAuthorities: unexplained,
  complianceActions: '',
};

export const peopleItems = ['Injury', 'WorkStoppage', 'Exposure', 'EnvironmentalRelease'] as const;
export const peopleEnvironment = z.object({
  impactLevel,
  justification: longText,
  Injury: explained,
  WorkStoppage: explained,
  Exposure: explained,
  EnvironmentalRelease: explained,
  protectiveMeasures: longText,
});
export type PeopleEnvironment = z.infer<typeof peopleEnvironment>;
export const emptyPeopleEnvironment: PeopleEnvironment = {
  impactLevel: null,
  justification: '',
  Injury: unexplained,
  WorkStoppage: unexplained,
  Exposure: unexplained,
  EnvironmentalRelease: unexplained,
  protectiveMeasures: '',
};
