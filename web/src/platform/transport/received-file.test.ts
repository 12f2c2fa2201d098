import { describe, expect, it } from 'vitest';
import { nameOfFile, receivedFile } from './received-file';

describe('a file that is being received', () => {
  it('says how much has come, and is whole in the end', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (const part of ['abc', 'de']) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const progress: number[] = [];
    const blob = await receivedFile(new Response(body), (bytes) => progress.push(bytes));
    expect(progress).toEqual([3, 5]);
    expect(await blob.text()).toBe('abcde');
  });

  it('is called what the server calls it', () => {
    const named = new Response('', { headers: { 'Content-Disposition': 'attachment; filename="cases.xlsx"' } });
    expect(nameOfFile(named, 'x')).toBe('cases.xlsx');
    expect(nameOfFile(new Response(''), 'other.xlsx')).toBe('other.xlsx');
  });
});
