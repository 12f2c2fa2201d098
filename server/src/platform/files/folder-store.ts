import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
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

/** A folder of this machine, or one that several share. */
export class FolderStore implements ContentStore {
  private readonly reach = new Reach(() => mkdir(this.folder, { recursive: true, mode: 0o700 }));

  constructor(private readonly folder: string) {}

  async stage(content: Readable): Promise<StagedContent> {
    const staged = await stageInFolder(this.folder, content);
    return { ...staged, keep: () => this.linkIntoPlace(staged.path, staged.sha256) };
  }

  /** A link appears whole or not at all, so a crash leaves no half file under a final name. */
  private async linkIntoPlace(path: string, sha256: string): Promise<void> {
    const place = this.pathOf(sha256);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await link(path, place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(path, { force: true });
  }

  async open(sha256: string): Promise<Readable> {
    const content = createReadStream(this.pathOf(sha256));
    await once(content, 'open').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new MissingContent(sha256) : error;
    });
    return content;
  }

  measure(sha256: string): Promise<Measured | null> {
    return measureContent(this, sha256);
  }

  isReachable(): Promise<boolean> {
    return this.reach.isThere();
  }

  private pathOf(sha256: string): string {
    return join(this.folder, ...placeOf(sha256));
  }
}
