import webpack from 'webpack'
import { say } from '../../../tooling/start/progress'
import { remoteConfig } from '../../build/webpack/remote-config'
import { describeBuild } from '../publish/describe-build'
import type { Builds } from './builds'

/** @param dist a folder other than that of `npm run build`, whose files are published */
function watchedConfig(folder: string, dist: string): webpack.Configuration {
  const base = remoteConfig(folder)
  return {
    ...base,
    output: { ...base.output, path: dist, clean: true },
    infrastructureLogging: { level: 'error' },
    optimization: { ...base.optimization, emitOnErrors: false },
  }
}

/** Builds a remote now and after each change. Resolves to a function that stops it, after the first build. */
export function watchBuild(folder: string, dist: string, builds: Builds): Promise<() => Promise<void>> {
  const compiler = webpack(watchedConfig(folder, dist))

  async function report(error: Error | null, stats: webpack.Stats | undefined): Promise<void> {
    const problem =
      error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined)
    if (problem) {
      console.error(problem)
      builds.failed(problem)
      return
    }
    const { name, version } = await describeBuild(folder, dist)
    say(`Built ${name} ${version}`)
    builds.succeeded(version)
  }

  const close = () => new Promise<void>((resolve) => compiler.close(() => resolve()))
  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      report(error, stats)
        .catch((cause: unknown) => builds.failed(String(cause)))
        .finally(() => resolve(close))
    })
  })
}
