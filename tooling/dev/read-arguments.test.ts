import { readArguments } from './read-arguments'

const known = ['mf-catalog', 'mf-content']

test('a remote is all that must be said', () => {
  expect(readArguments(['mf-catalog'], known)).toEqual({ remote: 'mf-catalog', port: 3001 })
})

test('port and deployed shop can be', () => {
  expect(
    readArguments(['mf-content', '--port', '3005', '--registry', 'https://shop.example/'], known),
  ).toEqual({
    remote: 'mf-content',
    port: 3005,
    registry: 'https://shop.example',
  })
})

test.each<[string[], string]>([
  [[], 'Say which remote: npm run dev -- mf-catalog [--port 3001] [--registry https://shop.example]'],
  [['mf-catalog', 'mf-content'], 'Say which remote:'],
  [['mf-gifts'], 'There is no mf-gifts here: choose from mf-catalog, mf-content.'],
  [['mf-catalog', '--port', 'x'], "--port must be a port number, not 'x'."],
  [
    ['mf-catalog', '--registry', 'shop.example'],
    "--registry must be the address of a shop, such as https://shop.example, not 'shop.example'.",
  ],
])('%p is refused in one sentence', (args, sentence) => {
  expect(() => readArguments(args, known)).toThrow(sentence)
})
