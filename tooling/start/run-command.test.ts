import { runCommand } from './run-command'

test('a command that succeeds returns its output', async () => {
  const print = "process.stdout.write('out '); process.stderr.write(process.env.SPICE)"
  const output = await runCommand(process.execPath, ['-e', print], __dirname, { SPICE: 'clove' })
  expect(output).toContain('out ')
  expect(output).toContain('clove')
})

test('a command that fails is named, with its output', async () => {
  const failing = runCommand(process.execPath, ['-e', "console.log('why'); process.exit(3)"], __dirname)
  await expect(failing).rejects.toThrow(/ failed:\nwhy/)
})

test('a missing command is an error', async () => {
  await expect(runCommand('no-such-command-here', [], __dirname)).rejects.toThrow('ENOENT')
})

test('a command that is ended early takes its child processes with it', async () => {
  const stopping = new AbortController()
  const command = runCommand('sh', ['-c', 'sleep 600 & wait'], __dirname, {}, stopping.signal)
  setTimeout(() => stopping.abort(), 200)
  // The promise settles once the output closes: the sleep would keep it open for ten minutes.
  await expect(command).rejects.toThrow('failed')
})
