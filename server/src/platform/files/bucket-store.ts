import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadBucketCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { fileStoreMessages } from '@vigie/domain/messages/refusals';
import {
  type ContentStore,
  type Measured,
  MissingContent,
  measureContent,
  placeOf,
  type StagedContent,
} from './content-store';
import { Reach } from './reach';
import { stageInFolder } from './staging';

export interface BucketPlace {
  readonly bucket: string;
  /** Null: the service of Amazon in the region. */
  readonly endpoint: string | null;
  readonly region: string | null;
  /** What the names of all objects begin with. */
  readonly prefix: string;
}

const patience = { connectionTimeout: 2_000, requestTimeout: 30_000, throwOnRequestTimeout: true };

/**
 * A bucket of a service that speaks S3, which promises that an object is there whole or not at all. The hash that names the
 * content is signed as that of the request, so that what arrives differently is refused; what is there with another size is
 * not taken for it, should a service keep its promise badly.
 */
export class BucketStore implements ContentStore {
  private readonly client: S3Client;
  private readonly reach = new Reach(() => this.client.send(new HeadBucketCommand({ Bucket: this.place.bucket })));

  constructor(
    private readonly place: BucketPlace,
    private readonly stagingFolder: string,
  ) {
    this.client = clientOf(place);
    this.client.middlewareStack.add(
      (next) => (args) => {
        const { ContentSHA256 } = args.input as { ContentSHA256?: string };
        if (ContentSHA256) (args.request as Signed).headers['x-amz-content-sha256'] = ContentSHA256;
        return next(args);
      },
      { step: 'build', name: 'signWholeContent' },
    );
  }

  async stage(content: Readable): Promise<StagedContent> {
    const staged = await stageInFolder(this.stagingFolder, content);
    let sent: Promise<void> | undefined;
    const send = () => {
      sent ??= this.put(staged.path, staged.sha256, staged.size);
      return sent;
    };
    return {
      ...staged,
      send,
      keep: async () => {
        await send();
        await staged.discard();
      },
    };
  }

  private async put(path: string, sha256: string, size: number): Promise<void> {
    if ((await this.sizeOf(sha256)) === size) return;
    const input = {
      ...this.objectOf(sha256),
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: 'application/octet-stream',
      ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
      ContentSHA256: sha256,
    };
    try {
      await this.client.send(new PutObjectCommand(input));
    } catch (error) {
      throw unreachable(error);
    } finally {
      input.Body.destroy();
    }
  }

  private async sizeOf(sha256: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.objectOf(sha256)));
      return ContentLength ?? null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw unreachable(error);
    }
  }

  async open(sha256: string): Promise<Readable> {
    const object = this.objectOf(sha256);
    try {
      const { Body } = await this.client.send(new GetObjectCommand(object));
      return Body as Readable;
    } catch (error) {
      throw isMissing(error) ? new MissingContent(sha256) : unreachable(error);
    }
  }

  measure(sha256: string): Promise<Measured | null> {
    return measureContent(this, sha256);
  }

  isReachable(): Promise<boolean> {
    return this.reach.isThere();
  }

  private objectOf(sha256: string) {
    return { Bucket: this.place.bucket, Key: this.place.prefix + placeOf(sha256).join('/') };
  }
}

function clientOf({ endpoint, region }: BucketPlace): S3Client {
  return new S3Client({
    ...(region && { region }),
    // Services other than Amazon's rarely have a name in the DNS for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Others do not know the trailing checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: patience,
    // Failures are thrown, and logged by the caller.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
}

const ignore = () => {};

interface Signed {
  readonly headers: Record<string, string>;
}

/** A bucket that is gone is no missing file. */
const isMissing = (error: unknown) => ['NotFound', 'NoSuchKey'].includes((error as Error).name);

function unreachable(error: unknown): Refusal {
  const refusal = new Refusal('unavailable', { message: fileStoreMessages.unreachable });
  refusal.cause = error;
  return refusal;
}
