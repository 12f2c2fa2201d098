import { RepeatFields } from '../panels/rules/repeat-fields';
import { RuleEditor } from '../panels/rules/rule-editor';

interface PlacePanelProps {
  id: string;
  isSection: boolean;
}

/** When a section or page is shown, and how often a section is filled. */
export default function PlacePanel({ id, isSection }: PlacePanelProps) {
  return (
    <div className="builder-settings builder-place-settings">
      {isSection && <RepeatFields sectionId={id} />}
      <RuleEditor ownerId={id} />
    </div>
  );
}
