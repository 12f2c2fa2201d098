import { Banner } from '../../ui/overlays/banner';

/** What went wrong with a form as a whole, above its button. */
export function FormFailure({ sentence }: { sentence: string | null }) {
  return sentence && <Banner kind="error">{sentence}</Banner>;
}
