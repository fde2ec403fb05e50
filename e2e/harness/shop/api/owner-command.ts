import { apiCommand, type CommandResult } from './api-command'

/** `npm run <command> -w api -- …`. @param settings of a shop on PostgreSQL; otherwise it uses the embedded database */
export function ownerCommand(
  dataDir: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const own = { DATABASE_URL: '', ...settings, DATA_DIR: dataDir }
  return apiCommand(['--import', 'tsx', 'src/owner.ts', ...args], own)
}
