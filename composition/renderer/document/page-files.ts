import type { LiveRemote } from 'shared-contracts/remote'

interface PageFile {
  href: string
  integrity?: string | undefined
}

/** @param own the page's files, in addition to those that all pages of its remote need */
export function filesOfPage(
  owner: LiveRemote | undefined,
  own: readonly string[],
): { scripts: PageFile[]; styles: PageFile[] } {
  const { entry, scripts = [], styles = [] } = owner ?? {}
  const ending = (end: string) => own.filter((file) => file.endsWith(end))
  const addressed = (files: readonly string[]) =>
    [...new Set(files)].map((file) => ({
      href: (owner?.base ?? '') + file,
      integrity: owner?.integrity[file],
    }))
  return {
    scripts: addressed(entry ? [entry, ...scripts, ...ending('.js')] : []),
    styles: addressed([...styles, ...ending('.css')]),
  }
}

/** @param attributes such as 'rel="stylesheet"' */
export function link(attributes: string, { href, integrity }: PageFile): string {
  return `<link ${attributes} href="${href}"${integrity ? ` integrity="${integrity}"` : ''}>`
}
