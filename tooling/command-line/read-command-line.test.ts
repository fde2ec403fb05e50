import { readCommandLine } from './read-command-line'

const line = {
  command: 'npm run brew',
  parameters: '<tea> [cup]',
  purpose: 'Brews a tea.',
  words: { assam: 'dark and malty' },
  options: {
    minutes: { type: 'string', value: '<number>', default: '3', purpose: 'how long' },
    sweet: { type: 'boolean', purpose: 'with jaggery' },
  },
  settings: { KETTLE: 'where the water is' },
} as const
const read = (text: string) => readCommandLine(text.split(' ').filter(Boolean), line)

test('a command called as documented is parsed', () => {
  expect(read('assam --minutes 4 --sweet')).toMatchObject({
    values: { minutes: '4', sweet: true },
    positionals: ['assam'],
  })
  expect(read('assam')).toMatchObject({ values: { minutes: '3' } })
})

test.each(['help', '--help', '-h', 'assam --help', '--unknown -h'])(
  '%s prints a line for each word, option and setting',
  (text) => {
    expect(read(text)).toEqual({
      help: [
        'npm run brew -- <tea> [cup]',
        'Brews a tea.',
        '',
        '  assam               dark and malty',
        '',
        '  --minutes <number>  how long (default: 3)',
        '  --sweet             with jaggery',
        '  --help, help        show this help',
        '',
        '  KETTLE              where the water is',
      ],
    })
  },
)

test.each([
  ['', 'Usage: npm run brew -- <tea> [cup] [--minutes <number>] [--sweet]'],
  ['assam cup pot', 'Usage: npm run brew --'],
  ['assam --strong', "Unknown option '--strong': see npm run brew -- help."],
  ['assam --minutes', "Option '--minutes <value>' argument missing: see npm run brew -- help."],
])('the arguments "%s" are refused with one sentence', (text, sentence) => {
  expect(() => read(text)).toThrow(sentence)
})
