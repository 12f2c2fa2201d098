import { Banner } from '../../ui/overlays/banner';

/** What became of a form, beside its button. */
export function Outcome({ failure, done }: { failure: string | null; done: string | null }) {
  if (failure) return <Banner kind="error">{failure}</Banner>;
  return done && <Banner kind="success">{done}</Banner>;
}
