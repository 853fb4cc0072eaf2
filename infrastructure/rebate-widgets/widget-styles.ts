/** The styles of the widgets, with the colors of their page. */
export const WIDGET_STYLES = `
.rebate-widget { display: grid; gap: 16px; }
.rebate-widget ul { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
.rebate-widget .offers { grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); }
.rebate-widget li {
  display: grid; gap: 8px; align-content: start; padding: 20px;
  border: 1px solid var(--line-300); border-radius: var(--r-l); background: var(--white);
}
.rebate-widget .products li { justify-items: start; }
.rebate-widget img { width: 96px; height: 96px; object-fit: contain; }
.rebate-widget .amount { color: var(--leaf-700); font-family: var(--heading); font-weight: 700; }
.rebate-widget .none, .rebate-widget .notes { color: var(--slate-600); font-size: var(--small-size); }
.rebate-widget .notes { display: grid; gap: 4px; }
.rebate-widget a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
.rebate-widget button {
  justify-self: start; min-height: 48px; padding: 10px 20px; border: 2px solid var(--breeze-700);
  border-radius: var(--r-m); background: var(--white); color: var(--breeze-700);
  font: inherit; font-weight: 600; text-align: start; cursor: pointer;
}
.rebate-widget button:hover { background: var(--breeze-100); }
.rebate-widget dialog {
  width: min(560px, calc(100% - 32px)); max-height: calc(100% - 32px); margin: auto; padding: 24px;
  border: 0; border-radius: var(--r-l); background: var(--white); color: var(--ink-900);
  box-shadow: var(--s3); overscroll-behavior: contain;
}
.rebate-widget dialog[open] { display: grid; gap: 16px; }
.rebate-widget dialog::backdrop { background: rgb(15 42 51 / 0.6); }
html:has(.rebate-widget dialog[open]) { overflow: hidden; }
@media (width >= 600px) {
  .rebate-widget .products { grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); }
}
@media print { .rebate-widget button { display: none; } }
`;
