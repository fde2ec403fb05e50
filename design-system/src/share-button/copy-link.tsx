import { type ReactNode, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { Button } from '../button/button'
import { Field } from '../field/field'
import styles from './copy-link.module.css'
import { copyText } from './copy-text'

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
