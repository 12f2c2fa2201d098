// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { watchRows, withPortion } from './near-rows';

/** What the browser watches, and what it would report: the groups first, their rows then. */
const watchers: { watched: Set<Element>; report: (target: Element, isIntersecting: boolean) => void }[] = [];
class Watcher {
  readonly watched = new Set<Element>();
  constructor(reported: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    watchers.push({
      watched: this.watched,
      report: (target, isIntersecting) => reported([{ target, isIntersecting }]),
    });
  }
  observe(row: Element) {
    this.watched.add(row);
  }
  unobserve(row: Element) {
    this.watched.delete(row);
  }
  disconnect() {
    this.watched.clear();
  }
}
afterEach(() => vi.unstubAllGlobals());

it('watches the rows of a group while it is near, new ones too, and tells them as far when it is not', () => {
  vi.stubGlobal('IntersectionObserver', Watcher);
  document.body.innerHTML = `<main><div><p data-cause="a"></p><p data-cause="b"></p></div><div><p data-cause="c"></p></div></main>`;
  const tree = document.querySelector('main') as Element;
  const [first, second] = tree.children as unknown as [Element, Element];
  const reported: [string | null, boolean][] = [];
  const watch = watchRows((row, isNear) => reported.push([row.getAttribute('data-cause'), isNear]));
  const [rows, groups] = watchers as [(typeof watchers)[0], (typeof watchers)[0]];
  const watched = () => [...rows.watched].map((row) => row.getAttribute('data-cause'));
  watch.look(tree);
  expect([...groups.watched]).toEqual([first, second]);
  expect(watched()).toEqual([]);
  groups.report(first, true);
  expect(watched()).toEqual(['a', 'b']);
  rows.report(first.children[0] as Element, true);
  expect(reported).toEqual([['a', true]]);
  first.insertAdjacentHTML('beforeend', '<p data-cause="new"></p>');
  watch.look(tree);
  expect(watched()).toEqual(['a', 'b', 'new']);
  groups.report(first, false);
  expect(watched()).toEqual([]);
  expect(reported.slice(1)).toEqual([
    ['a', false],
    ['b', false],
    ['new', false],
  ]);
  watch.stop();
  expect(groups.watched.size).toBe(0);
});

const ids = (count: number) => Array.from({ length: count }, (_, at) => `cause-${at}`);

it('gives buttons to a few rows at a time, and takes them from others when all in sight have theirs', () => {
  const waiting = new Map([['gone', false], ...ids(8).map((id) => [id, true] as const)]);
  const first = withPortion(new Set(['gone']), waiting);
  expect([...first]).toEqual(['gone', ...ids(6)]);
  const second = withPortion(first, waiting);
  expect([...second]).toEqual(ids(8));
  expect(waiting.size).toBe(0);
});

it('has nothing to do for rows that are as they should be', () => {
  const waiting = new Map([...ids(300).map((id) => [id, false] as const), ['near', true] as const]);
  expect([...withPortion(new Set(['near']), waiting)]).toEqual(['near']);
  expect(waiting.size).toBe(0);
});
