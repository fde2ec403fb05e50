import { Button } from 'design-system/button/button'
import type { Passkey } from 'shared-contracts/customers/passkeys'
import { useLocale, useText } from 'shared-contracts/words'
import styles from './passkeys.module.css'

function dateText(iso: string, locale: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time)
}

interface PasskeyRowProps {
  passkey: Passkey
  isBusy: boolean
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const t = useText()
  const locale = useLocale()
  const { name, addedAt, lastUsedAt } = passkey
  const added = dateText(addedAt, locale)
  return (
    <>
      <div>
        <b>{name}</b>
        <p className="muted">
          {lastUsedAt
            ? t('Added {added}, last used {used}', { added, used: dateText(lastUsedAt, locale) })
            : t('Added {added}, not used yet', { added })}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('Rename {name}, added {added}', { name, added })}
          onClick={onRename}
        >
          {t('Rename')}
        </Button>
        <Button
          variant="line"
          size="sm"
          busy={isBusy}
          aria-label={t('Remove {name}, added {added}', { name, added })}
          onClick={onRemove}
        >
          {t('Remove')}
        </Button>
      </div>
    </>
  )
}
