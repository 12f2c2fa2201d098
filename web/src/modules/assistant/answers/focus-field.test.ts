// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldIn, focusField } from './focus-field';

function page(html: string): HTMLElement {
  const main = document.createElement('div');
  main.innerHTML = html;
  return main;
}

describe('the field that a remark points to', () => {
  it('is found by its name, or by what marks it where it is only read', () => {
    const main = page('<textarea name="stability.text"></textarea><div data-field="where"></div>');
    expect(fieldIn(main, 'stability.text')?.tagName).toBe('TEXTAREA');
    expect(fieldIn(main, 'stability')?.tagName).toBe('TEXTAREA');
    expect(fieldIn(main, 'where')?.tagName).toBe('DIV');
    expect(fieldIn(main, 'why')).toBeNull();
  });

  it('is the group of answers while its text is not there', () => {
    const main = page('<div role="radiogroup" data-field="Safety"><input type="radio"></div>');
    expect(fieldIn(main, 'Safety.text')?.getAttribute('role')).toBe('radiogroup');
  });

  it('of a cause is its row', () => {
    expect(fieldIn(page('<div data-cause="cause-1"></div>'), 'cause-1.text')?.dataset.cause).toBe('cause-1');
  });

  it('of a measure comes once the measure is unfolded', () => {
    const main = page('<div data-capa="capa-1"><button aria-expanded="false"></button></div>');
    const fold = main.querySelector('button') as HTMLButtonElement;
    fold.addEventListener('click', () => {
      fold.setAttribute('aria-expanded', 'true');
      fold.insertAdjacentHTML('afterend', '<input name="objectif">');
    });
    expect(fieldIn(main, 'capa-1.objectif')).toBeNull();
    expect(fieldIn(main, 'capa-1.objectif')?.tagName).toBe('INPUT');
    expect(fieldIn(main, 'capa-1.responsable')).toBe(fold);
  });

  it('gets the focus once its step is there, and not where another step has one of the same name', async () => {
    document.body.innerHTML = '<div class="case-main"><h2>Product</h2><textarea name="justification"></textarea></div>';
    focusField('justification', true);
    await vi.waitFor(() => new Promise(requestAnimationFrame));
    expect(document.activeElement).toBe(document.body);
    const main = document.querySelector('.case-main') as HTMLElement;
    main.innerHTML = '<h2>People</h2><textarea name="justification" id="wanted"></textarea>';
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('wanted'));
  });

  it('is the heading where the step has no such field', async () => {
    document.body.innerHTML = '<div class="case-main"><h2>Product</h2></div>';
    focusField('gone', false);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Product'));
  });
});

afterEach(() => {
  document.body.innerHTML = '';
});
