import { describe, expect, test } from '@jest/globals';
import type { Need } from '../../../domain/content/capabilities.ts';
import { cspSources } from '../../../infrastructure/composition/csp-sources.ts';

const HOST = 'https://static.example.com:8443/rebates';

const scriptsOf = (needs: ReadonlyArray<Need>, rebateWidgetHost: string | null = HOST) =>
  cspSources(
    { needs },
    { found: { read: null }, body: '' },
    { widgetHosts: ['widgets.example.com'], rebateWidgetHost, isMeasured: false },
  ).scripts;

describe('Scripts of other hosts', () => {
  test('of rebate widgets are allowed on pages with such a widget, if their host is set', () =>
    expect(scriptsOf(['rebate-widgets'])).toEqual(['https://static.example.com:8443']));

  test('of rebate widgets come from this server if no host is set', () =>
    expect(scriptsOf(['rebate-widgets'], null)).toEqual([]));

  test('are not allowed on other pages', () => expect(scriptsOf([])).toEqual([]));

  test('of other widgets are allowed on pages with widgets, over TLS', () =>
    expect(scriptsOf(['widgets'])).toEqual(['https://widgets.example.com']));
});
