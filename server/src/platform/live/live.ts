import type { ServerResponse } from 'node:http';
import { type LiveEvent, recordsMissed } from '@vigie/domain/kernel/http/live';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Bus, BusMessage } from './bus';

interface OpenPage {
  readonly companyId: number;
  readonly userId: number;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly response: ServerResponse;
}

const heartbeatMs = 25_000;
/** A person may have many tabs, a program that opens streams without end is none. */
const streamsPerSession = 30;
/** A reader that lets this much pile up is cut off; it reconnects and asks the API for what it missed. */
const backlogLimit = 1_000_000;
/** More pages than this do not all ask in the same instant: for each of them there is a millisecond to wait in. */
const pagesAtOnce = 50;

/** The open event streams of this copy of the server. */
export class Live {
  private readonly pages = new Map<string, Set<OpenPage>>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly beatListeners: ((pages: readonly OpenPage[]) => void)[] = [];

  constructor(bus: Bus) {
    bus.onMessage((message) => this.dispatch(message));
    bus.onReturn(() => this.sendEvent([...this.allPages()], recordsMissed));
    this.heartbeat = setInterval(() => this.beat(), heartbeatMs);
    this.heartbeat.unref();
  }

  /** Called at every heartbeat with the open pages. */
  onBeat(listener: (pages: readonly OpenPage[]) => void): void {
    this.beatListeners.push(listener);
  }

  get openPages(): number {
    let count = 0;
    for (const pages of this.pages.values()) count += pages.size;
    return count;
  }

  refuseTooMany({ companyId, userId, sessionId }: Pick<OpenPage, 'companyId' | 'userId' | 'sessionId'>): void {
    const open = [...this.pagesOf(companyId, [userId])].filter((page) => page.sessionId === sessionId);
    if (open.length >= streamsPerSession) {
      throw new Refusal('too_many_requests', { retryAfterSeconds: heartbeatMs / 1000 });
    }
  }

  open(page: OpenPage): void {
    const key = keyOf(page.companyId, page.userId);
    const pages = this.pages.get(key) ?? new Set();
    pages.add(page);
    this.pages.set(key, pages);
    page.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    // A reader that vanishes is no reason for the server to stop.
    page.response.on('error', () => page.response.destroy());
    write(page, 'retry: 1000\n\n');
    page.response.on('close', () => {
      pages.delete(page);
      if (pages.size === 0) this.pages.delete(key);
    });
  }

  private dispatch(message: BusMessage): void {
    switch (message.kind) {
      case 'live':
        this.sendEvent([...this.pagesOf(message.companyId, message.userIds)], message.event);
        return;
      case 'user_changed':
        this.sendEvent([...this.pagesOf(message.companyId, [message.userId])], { topic: 'user.changed', data: {} });
        return;
      case 'company_changed':
        this.sendEvent([...this.pagesOf(message.companyId, null)], { topic: 'user.changed', data: {} });
        return;
      case 'sessions_ended':
        for (const page of this.pagesOf(message.companyId, [message.userId])) {
          if (!message.sessionIds || message.sessionIds.includes(page.sessionId)) endSession(page);
        }
        return;
      case 'sessions_renewed':
        for (const page of this.pagesOf(message.companyId, [message.userId])) {
          if (message.sessionIds.includes(page.sessionId)) page.response.end();
        }
        return;
      case 'sessions_locked':
        for (const page of this.pagesOf(message.companyId, [message.userId])) {
          if (message.sessionIds.includes(page.sessionId)) end(page, 'session.locked');
        }
        return;
      case 'company_archived':
        for (const page of this.pagesOf(message.companyId, null)) endSession(page);
    }
  }

  /** Serialised once for all receivers. */
  private sendEvent(pages: readonly OpenPage[], event: LiveEvent): void {
    const text = wordsOf(pages.length > pagesAtOnce ? { ...event, spread: pages.length } : event);
    for (const page of pages) write(page, text);
  }

  private *allPages(): Generator<OpenPage> {
    for (const pages of this.pages.values()) yield* pages;
  }

  private *pagesOf(companyId: number, userIds: readonly number[] | null): Generator<OpenPage> {
    if (userIds) {
      for (const userId of userIds) yield* this.pages.get(keyOf(companyId, userId)) ?? [];
      return;
    }
    const prefix = `${companyId}/`;
    for (const [key, pages] of this.pages) if (key.startsWith(prefix)) yield* pages;
  }

  /** No message announces that a session has run out: its streams are ended with the next beat. */
  beat(now = new Date()): void {
    for (const page of this.allPages()) {
      if (page.expiresAt <= now) endSession(page);
      else write(page, ': still here\n\n');
    }
    for (const listener of this.beatListeners) listener([...this.allPages()]);
  }

  close(): void {
    clearInterval(this.heartbeat);
    for (const page of this.allPages()) page.response.end();
  }
}

function keyOf(companyId: number, userId: number): string {
  return `${companyId}/${userId}`;
}

function wordsOf(event: LiveEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

/** A stream that was ended stays in the list until its connection is closed; news may come in between. */
function write({ response }: OpenPage, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > backlogLimit) response.destroy();
  else response.write(text);
}

function endSession(page: OpenPage): void {
  end(page, 'session.ended');
}

function end(page: OpenPage, topic: string): void {
  write(page, wordsOf({ topic, data: {} }));
  page.response.end();
}
