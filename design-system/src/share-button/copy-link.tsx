import { type ReactNode, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { Button } from '../button/button'
import { Field } from '../field/field'
import styles from './copy-link.module.css'

/** A link to copy: by a press, or by hand where the browser allows nothing else. @param children other ways, beside it */
export function CopyLink({ url, children }: { url: string; children?: ReactNode }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState('')

  async function handleCopy() {
    const isCopied = field.current !== null && (await copyText(field.current))
    setNotice(isCopied ? 'Link copied.' : 'Please copy the link above.')
  }

  return (
    <>
      <Field ref={field} label={t('Link')} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className={styles.ways}>
        <Button onClick={handleCopy}>{t('Copy link')}</Button>
        {children}
      </div>
      <p role="status" className={styles.notice}>
        {notice && t(notice)}
      </p>
    </>
  )
}

/**
 * Copies what stands in a field, which is left selected where that needs the shopper's own keys.
 * @returns whether it is copied
 */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Not allowed, or not there: browsers inside apps mostly know the older way.
    field.select()
    return document.execCommand('copy')
  }
}
