import { Then, When } from '@cucumber/cucumber';
import assert from 'node:assert/strict';
import { checkFinding } from '../../content-names.ts';
import type { Scenario } from '../../world.ts';
import { pathOf } from './pages-made.ts';

When('the editor checks the content', async function (this: Scenario) {
  this.findings = await this.driver.pages.check();
});

Then(
  /^the check reports an? (error|warning) on "([^"]*)": (.+)$/,
  function (this: Scenario, severity: string, title: string, text: string) {
    const path = pathOf(this, title);
    assert.deepEqual(
      this.findings.map((finding) => [finding.severity, finding.path, finding.text]),
      [[severity, path, checkFinding(text)]],
    );
  },
);

Then('the check reports a warning: {}', function (this: Scenario, text: string) {
  assert.deepEqual(
    this.findings.map((finding) => [finding.severity, finding.text]),
    [['warning', checkFinding(text)]],
  );
});

Then('the check reports nothing', function (this: Scenario) {
  assert.deepEqual(this.findings, []);
});
