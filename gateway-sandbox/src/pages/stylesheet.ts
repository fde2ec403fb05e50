/** A string, so that the bundle includes it. It differs from the shop's design, as on hosted payment pages. */
export const stylesheet = `
:root { color-scheme: light; --ink: #1b2330; --ink-2: #4a5568; --line: #6b7688; --paper: #fff; --ground: #eef1f6;
  --action: #1f4fa3; --action-2: #163b7c; --danger: #a3161c; --danger-ground: #fdeced; --gap: 16px; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.notice { margin: 0; padding: 8px var(--gap); background: var(--ink); color: var(--paper); text-align: center; }
.main { max-width: 30rem; margin: 0 auto; padding: var(--gap); }
.main:has(.wide) { max-width: 75rem; }
.panel { background: var(--paper); border-radius: 12px; padding: 24px var(--gap); }
h1 { margin: 0 0 var(--gap); font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 32px 0 8px; font-size: 1.2rem; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 4px var(--gap); margin: 0 0 24px; }
.facts dt { color: var(--ink-2); }
.facts dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.facts .amount { font-size: 1.5rem; font-weight: 700; }
fieldset { border: 0; margin: 0 0 24px; padding: 0; min-width: 0; }
legend { padding: 0; font-weight: 700; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 44px; }
.choice input { width: 20px; height: 20px; margin: 0; accent-color: var(--action); }
.field { margin-top: 12px; }
.field label { display: block; font-weight: 600; }
.field input, .field select { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 var(--gap); }
.hint { margin: 4px 0 0; color: var(--ink-2); font-size: .875rem; overflow-wrap: anywhere; }
.error { margin: 4px 0 0; color: var(--danger); font-weight: 600; }
.field [aria-invalid="true"] { border: 2px solid var(--danger); }
.alert { margin: 0 0 var(--gap); padding: 12px; background: var(--danger-ground); color: var(--danger); border-radius: 8px; }
.alert ul { margin: 0; padding-left: 20px; }
.alert a { color: inherit; }
.details { display: none; margin-bottom: 24px; }
form:has(#method-upi:checked) .details-upi, form:has(#method-card:checked) .details-card,
form:has(#method-netbanking:checked) .details-netbanking { display: block; }
@supports not selector(:has(*)) { .details { display: block; } }
.buttons { display: grid; gap: 12px; }
.button { display: block; width: 100%; min-height: 48px; padding: 10px; font: inherit; font-weight: 700; text-align: center;
  text-decoration: none; cursor: pointer; border-radius: 8px; border: 2px solid var(--action); color: var(--action); background: var(--paper); }
.button-main { background: var(--action); color: var(--paper); }
.button:hover { border-color: var(--action-2); color: var(--action-2); }
.button-main:hover { background: var(--action-2); color: var(--paper); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.scroll { position: relative; overflow-x: auto; background: var(--paper); border-radius: 12px; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; }
th, td { padding: 8px 12px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--ground); }
td, tbody th { overflow-wrap: anywhere; min-width: 8.5rem; font-weight: 400; }
.settings { display: grid; gap: var(--gap); grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
.done:empty { display: none; }
.done { padding: 12px; border-left: 4px solid var(--action); background: var(--paper); }
.webhook { margin: 0 0 var(--gap); padding: var(--gap); background: var(--paper); border-radius: 12px; overflow-wrap: anywhere; }
.webhook:target { outline: 3px solid var(--action); }
.webhook h3 { margin: 0; font-size: 1rem; }
.webhook .of { font-weight: 400; }
.webhook pre { overflow-x: auto; padding: 12px; background: var(--ground); border-radius: 8px; }
summary { min-height: 32px; padding: 4px 0; cursor: pointer; }
.acts { display: flex; flex-wrap: wrap; gap: 12px 24px; margin-top: 12px; }
td .acts { margin-top: 0; }
.acts form { display: flex; align-items: center; gap: 8px; }
.acts input, .acts select { width: 5rem; min-height: 36px; padding: 4px 8px; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
.acts select { width: auto; }
.small { min-height: 36px; padding: 4px 16px; font: inherit; font-weight: 600; cursor: pointer; border-radius: 8px;
  border: 2px solid var(--action); color: var(--action); background: var(--paper); }
.small:hover { border-color: var(--action-2); color: var(--action-2); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`
