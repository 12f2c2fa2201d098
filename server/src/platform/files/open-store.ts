import type { BucketPlace } from './bucket-store';
import type { ContentStore } from './content-store';
import { FolderStore } from './folder-store';

export interface StorePlace {
  readonly dataFolder: string;
  /** Null: the folder `files` of the data folder. */
  readonly bucket: BucketPlace | null;
}

/** What speaks S3 is large, and loaded only where it is wanted. */
export async function openContentStore({ dataFolder, bucket }: StorePlace): Promise<ContentStore> {
  const folder = `${dataFolder}/files`;
  if (!bucket) return new FolderStore(folder);
  const { BucketStore } = await import('./bucket-store');
  return new BucketStore(bucket, folder);
}
