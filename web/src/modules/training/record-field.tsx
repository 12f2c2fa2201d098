import { trainingPageTexts as p } from '@vigie/domain/modules/training/pages/messages';
import { useSay } from '../../platform/page/messages';
import { type FieldInputProps, RecordReferenceField } from '../records/public';

/** The number of one record of a kind, found by it or by words. */
export function oneOf(kind: string) {
  return function OneRecord(field: FieldInputProps) {
    const say = useSay();
    return <RecordReferenceField {...field} kinds={[kind]} maxLength={40} help={say(p.searchMember)} />;
  };
}
