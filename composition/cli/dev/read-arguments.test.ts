import { readCommandLine } from '../../../tooling/command-line/read-command-line'
import { DEV, readArguments } from './read-arguments'

function read(...args: string[]) {
  const command = readCommandLine(args, DEV)
  return 'help' in command ? command.help : readArguments(command.positionals, command.values)
}

test('only the remote is required', () => {
  expect(read('mf-catalog')).toEqual({ remote: 'mf-catalog', port: 3001 })
})

test('port and deployed shop are options', () => {
  expect(read('mf-content', '--port', '3005', '--registry', 'https://shop.example/')).toEqual({
    remote: 'mf-content',
    port: 3005,
    registry: 'https://shop.example',
  })
})

test.each<[string[], string]>([
  [[], 'Usage: npm run dev -- <remote> [--port <port>] [--registry <origin>]'],
  [['mf-catalog', 'mf-content'], 'Usage: npm run dev -- <remote>'],
  [['mf-catalog', '--port', 'x'], "--port must be a port number, not 'x'."],
  [
    ['mf-catalog', '--registry', 'shop.example'],
    "--registry must be the address of a shop, such as https://shop.example, not 'shop.example'.",
  ],
])('%p is refused with one sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})
