import { buildRegistry, versionRecord } from 'registry/testing/records'
import { sizeProblems } from '../../../../tooling/checks/size/first-load'
import { scriptProblems, styleProblems } from './check-files'
import { foundProblems } from './check-found'
import { nameProblems } from './check-names'
import { sharedProblems } from './check-packages'
import { toolNameProblems } from './check-tools'

const none = { endpoints: [], slices: [], events: [] }

test.each([
  [
    { hasMetadata: false, isListed: false },
    ['/press has no metadata and no address in mf-tea/src/server.ts: add both, or make the route private.'],
  ],
  [
    { hasMetadata: true, isListed: false },
    ['/press has no address in mf-tea/src/server.ts: add it, or make the route private.'],
  ],
  [
    { hasMetadata: false },
    ['/press has no metadata in mf-tea/src/server.ts: add it, or make the route private.'],
  ],
  [{ hasMetadata: true }, []],
  [undefined, []],
])('a page with the metadata %j', (found, sentences) => {
  const route = { path: '/press', isPrivate: false, ...(found && { found }) }
  expect(foundProblems('mf-tea', [route])).toEqual(sentences)
})

describe('names', () => {
  const record = versionRecord('mf-tea', '1', {
    endpoints: ['mfTeaGetTins'],
    slices: ['mf-tea/pot'],
    events: ['mf-tea/poured'],
  })
  const registry = buildRegistry('mf-tea', '1')
  const entry = { live: '1', versions: { 1: record } }

  test.each([
    [
      { ...none, endpoints: ['mfTeaGetTins'] },
      "The endpoint 'mfTeaGetTins' belongs to mf-tea: choose another name that begins with 'mfTeaCups'.",
    ],
    [
      { ...none, slices: ['mf-tea/pot'] },
      "The slice 'mf-tea/pot' belongs to mf-tea: choose another name that begins with 'mf-tea-cups/'.",
    ],
    [
      { ...none, events: ['mf-tea/poured'] },
      "The event 'mf-tea/poured' belongs to mf-tea: choose another name that begins with 'mf-tea-cups/'.",
    ],
    [{ ...none, endpoints: ['getCups'] }, "The endpoint 'getCups' must begin with 'mfTeaCups': rename it."],
  ])('%j would conflict with another', (names, sentence) => {
    expect(nameProblems('mf-tea-cups', names, { ...registry, remotes: { 'mf-tea': entry } })).toEqual([
      sentence,
    ])
  })

  test("a remote's own earlier version may have the same names", () => {
    expect(nameProblems('mf-tea', record, { remotes: { 'mf-tea': entry } })).toEqual([])
  })
})

describe('tools for assistants', () => {
  const tea = { live: '1', versions: { 1: versionRecord('mf-tea', '1', { tools: ['pour_tea'] }) } }

  test("the name of another remote's tool is refused", () => {
    expect(toolNameProblems('mf-cups', ['fill_cup', 'pour_tea'], { remotes: { 'mf-tea': tea } })).toEqual([
      "The tool 'pour_tea' belongs to mf-tea: choose another name.",
    ])
  })

  test('a remote keeps its own names, and may use those that no other remote uses on a page', () => {
    expect(toolNameProblems('mf-tea', ['pour_tea'], { remotes: { 'mf-tea': tea } })).toEqual([])
    const empty = { live: '2', versions: { ...tea.versions, 2: versionRecord('mf-tea', '2') } }
    expect(toolNameProblems('mf-cups', ['pour_tea'], { remotes: { 'mf-tea': empty } })).toEqual([])
  })
})

describe('shared packages', () => {
  const provides = { react: '19.3.1', redux: '5.0.1' }

  test('in a range that the shell has fit', () => {
    expect(sharedProblems({ react: '^19.0.0', redux: '^5.0.0' }, provides)).toEqual([])
  })

  test.each([
    [{ react: '^20.0.0' }, 'It needs react ^20.0.0; the shell provides 19.3.1: build it with that version.'],
    [{ jquery: '^4.0.0' }, 'It shares jquery, which the shell does not provide: bundle it instead.'],
  ])('%j do not', (shared, sentence) => {
    expect(sharedProblems(shared, provides)).toEqual([sentence])
  })
})

describe('styles', () => {
  const problems = (css: string) => styleProblems('mf-tea', 'page.css', css)

  test('of CSS modules are isolated, with everything nested in them', () => {
    const css = `.mf-tea__a1{color:red;&:hover{top:0}& h2{top:1px}@media print{& a{top:0}}}
      @keyframes mf-tea__b2{from{top:0}to{top:1px}} @media print{.mf-tea__a1 h1>a{top:0}}`
    expect(problems(css)).toEqual([])
  })

  test.each(['body', ':root', '.card', '.mf-cups__a1', '*'])('for %s would affect others', (selector) => {
    expect(problems(`@media print{${selector}{top:0}}`)).toEqual([
      `page.css has the global selector '${selector}': use a class of a CSS module instead.`,
    ])
  })

  test('with a global animation would change others', () => {
    expect(problems('@keyframes spin{from{top:0}}')).toEqual([
      "page.css has the global animation 'spin': name it in a CSS module instead.",
    ])
  })
})

test.each(['eval("1")', 'x=eval(y)', 'new Function("a","return a")', "Function('return this')()"])(
  'a script with %s is refused, because the CSP would not run it',
  (code) => {
    expect(scriptProblems('page.js', `var a=1;${code}`)).toEqual([
      expect.stringMatching(
        /^page\.js runs text as code \(.*\), which the shop's content security policy forbids: /,
      ),
    ])
  },
)

test.each(['medieval("1")', 'a.eval(b)', 'class Functional{}', 'function Function1(){}', 'retrieval(1)'])(
  'a script with %s is accepted',
  (code) => {
    expect(scriptProblems('page.js', code)).toEqual([])
  },
)

test('a page over its budget is refused with both figures', () => {
  const load = { page: 'mf-tea pots', files: 3, brotli: 160_400, budget: { bytes: 150_000, files: 8 } }
  expect(sizeProblems([load, { ...load, brotli: 1 }])).toEqual([
    'A first visit of mf-tea pots loads 161 kB of script in 3 files; its budget is 150 kB in 8. Load code that the first screen does not need later.',
  ])
})
