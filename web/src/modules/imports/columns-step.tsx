import type { ImportRecord, ImportSheet } from '@vigie/domain/modules/imports/contract';
import { mappingObjections } from '@vigie/domain/modules/imports/mapping';
import { importPageMessages as m } from '@vigie/domain/modules/imports/messages/page';
import { type FieldName, fieldNamesOf, fieldOf, neededFields } from '@vigie/domain/modules/imports/subjects';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { WhyButton } from '../../ui/buttons/why-button';
import { Select } from '../../ui/choices/select';
import { Card } from '../../ui/foundation/card';
import { Banner } from '../../ui/overlays/banner';
import { ForAll } from './for-all';
import { addressOfImport } from './import-search';
import { useImportCalls } from './queries';
import { useMapping } from './use-mapping';
import { useSubmit } from './use-submit';

export function ColumnsStep({ record }: { record: ImportRecord }) {
  const say = useSay();
  const { history } = useRouter();
  const { check } = useImportCalls();
  const { busy, refusal, run } = useSubmit();
  const mapping = useMapping(record);
  const { sheet, columns, chosen } = mapping;
  const { subject } = record;
  const needed = neededFields[subject];
  const objections = mappingObjections(subject, columns, chosen, sheet.headers.length);
  const problemOf = (field: FieldName) => {
    const found = objections.find((one) => one.field === field);
    return found && say(found.message, found.values);
  };
  const [first] = objections;
  const send = () =>
    run(async () => {
      await check(record, { sheet: sheet.name, columns, chosen });
      history.push(addressOfImport({ id: record.id, step: 'check' }));
    });
  const fields = (names: readonly FieldName[]) => (
    <div className="grid import-fields">
      {names.map((name) => (
        <ColumnChoice
          key={name}
          label={say(fieldOf(subject, name).label)}
          sheet={sheet}
          error={problemOf(name)}
          {...mapping.field(name)}
        />
      ))}
    </div>
  );
  return (
    <>
      <Card title={say(m.columnsTitle)} end={<span className="shrinks breaks muted">{record.fileName}</span>}>
        <p className="help">{say(record.columnsFrom === 'earlier' ? m.columnsEarlier : m.columnsGuessed)}</p>
        {record.sheets.length > 1 && (
          <div className="grid import-fields">
            <Select
              label={say(m.sheet)}
              options={record.sheets.map(({ name, rowCount: n }) => ({
                value: name,
                label: say(m.sheetOption, { name, n }),
              }))}
              value={sheet.name}
              onChange={mapping.chooseSheet}
            />
          </div>
        )}
        <h3 className="text-14 import-heading">{say(m.needed)}</h3>
        {fields(needed)}
        <h3 className="text-14 import-heading">{say(m.also)}</h3>
        {fields(fieldNamesOf(subject).filter((name) => !needed.includes(name)))}
      </Card>
      <ForAll subject={subject} chosen={chosen} ownerName={record.ownerName} onChange={mapping.choose} />
      {refusal && <Banner kind="error">{refusal}</Banner>}
      <div className="cluster import-buttons">
        <WhyButton
          look="primary"
          why={first && say(first.message, first.values)}
          busy={busy}
          onClick={() => void send()}
        >
          {say(busy ? m.checking : m.checkLines)}
        </WhyButton>
      </div>
    </>
  );
}

interface ColumnChoiceProps {
  label: string;
  sheet: ImportSheet;
  error: string | undefined;
  value: number | undefined;
  onChange: (place: number | undefined) => void;
}

function ColumnChoice({ label, sheet, error, value, onChange }: ColumnChoiceProps) {
  const say = useSay();
  const columns = sheet.headers.map((header, place) => ({
    value: String(place),
    label: header || say(m.unnamedColumn, { letter: letterOf(place) }),
  }));
  return (
    <Select
      label={label}
      error={error}
      help={value === undefined ? undefined : sampleOf(sheet, value, say)}
      options={[{ value: '', label: say(m.noColumn) }, ...columns]}
      value={value === undefined ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  );
}

function sampleOf({ sample }: ImportSheet, place: number, say: ReturnType<typeof useSay>): string {
  const value = sample.map((row) => row[place] ?? '').find((text) => text !== '');
  return value ? say(m.sample, { value }) : say(m.emptySample);
}

function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
