import { apiCommand, type CommandResult } from './api-command'

/** Runs `npm run <command> -w api -- …`. @param settings only needed for PostgreSQL */
export function ownerCommand(
  dataDir: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const own = { DATABASE_URL: '', ...settings, DATA_DIR: dataDir }
  return apiCommand(['--import', 'tsx', 'src/owner.ts', ...args], own)
}
