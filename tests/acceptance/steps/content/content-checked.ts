import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import type { Scenario } from '../../world.ts';
import { pathOf } from './pages-made.ts';

When('the editor has the content checked', async function (this: Scenario) {
  this.findings = await this.driver.pages.check();
});

Then(
  /^the editor is told of an? (error|warning) on "([^"]*)": (.+)$/,
  function (this: Scenario, severity: string, title: string, text: string) {
    const path = pathOf(this, title);
    assert.deepEqual(
      this.findings.map((finding) => [finding.severity, finding.path, finding.text]),
      [[severity, path, text]],
    );
  },
);

Then('the editor is told of a warning: {}', function (this: Scenario, text: string) {
  assert.deepEqual(
    this.findings.map((finding) => [finding.severity, finding.text]),
    [['warning', text]],
  );
});

Then('nothing is found', function (this: Scenario) {
  assert.deepEqual(this.findings, []);
});
