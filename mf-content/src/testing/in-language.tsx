import type { OtherLanguage } from 'shared-contracts/i18n/language'
import type { RemoteModule } from 'shared-contracts/remote'
import { Reads } from 'shared-contracts/words'
import module from '../module'

/** The remote as somebody who reads a language has it. */
export async function inLanguage(language: OtherLanguage): Promise<RemoteModule> {
  const { words } = await module.words[language]()
  const routes = module.routes.map((route) => ({
    ...route,
    lazy: async () => {
      const Page = (await route.lazy?.())?.Component
      const read = () => (
        <Reads language={language} words={words}>
          {Page && <Page />}
        </Reads>
      )
      return { Component: read }
    },
  }))
  return { ...module, routes }
}
