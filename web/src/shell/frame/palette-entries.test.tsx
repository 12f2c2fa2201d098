// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signIn, testComponents } from '../../platform/testing/component-test';
import { narrowedGroups, usePaletteGroups } from './palette-entries';

function found(typed: string): readonly string[] {
  const { result } = renderHook(usePaletteGroups);
  return narrowedGroups(result.current, typed).flatMap(({ options }) => options.map(({ id }) => id));
}

describe('the entries of the palette', () => {
  testComponents();

  it('lead the administrators of the platform from "entreprise" to their page, and to no launcher', () => {
    signIn({ roles: ['platform_admin'] });
    expect(found('entreprise')[0]).toBe('/admin');
    expect(found('')).not.toContain('/home');
  });

  it('find help by what it says', () => {
    expect(found('trop court')).toContain('help-actions');
    expect(found('piste')[0]).not.toBe('help-actions');
  });

  it('show the administration to nobody else', () => {
    signIn({ roles: ['company_admin'] });
    expect(found('entreprise')).not.toContain('/admin');
    expect(found('')).toContain('/home');
  });
});
