import { Banner } from '../../ui/overlays/banner';

/** Success or error message beside the button of a form. */
export function Outcome({ failure, done }: { failure: string | null; done: string | null }) {
  if (failure) return <Banner kind="error">{failure}</Banner>;
  return done && <Banner kind="success">{done}</Banner>;
}
