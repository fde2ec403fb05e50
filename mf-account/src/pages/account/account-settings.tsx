import { AccordionItem } from 'design-system/accordion/accordion'
import { Late } from 'design-system/late/late'
import { lateCode } from 'design-system/late/late-code'
import { Spinner } from 'design-system/spinner/spinner'
import { useEffect, useRef, useState } from 'react'
import type { User } from 'shared-contracts/customers/customer'
import { useText } from 'shared-contracts/words'
import { PasskeyOffer } from '../../features/passkeys/passkey-offer'
import styles from './account-settings.module.css'
import type { Setting } from './setting-panel'

const titles: Record<Setting, string> = {
  devices: 'Where you’re signed in',
  email: 'Change email address',
  password: 'Change password',
  passkeys: 'Passkeys',
  download: 'Download your data',
  deletion: 'Delete account',
}

// A separate chunk: settings are rarely opened.
const settings = lateCode(() => import(/* webpackChunkName: "settings" */ './setting-panel'))

/** The account's settings. A setting requests nothing until it is opened. */
export function AccountSettings({ user }: { user: User }) {
  const t = useText()
  const [open, setOpen] = useState<Setting>()
  const section = useRef<HTMLElement>(null)

  const [isOfferAnswered, setIsOfferAnswered] = useState(false)

  // Take over the focus: the pressed button that had it is gone.
  useEffect(() => {
    if (!isOfferAnswered) return
    const opened = section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    const goal = opened ?? section.current
    goal?.focus()
  }, [isOfferAnswered])

  function handleOffer(isWanted: boolean) {
    if (isWanted) setOpen('passkeys')
    setIsOfferAnswered(true)
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.settings} aria-label={t('Security and privacy')}>
      <PasskeyOffer onAnswer={handleOffer} />
      {(Object.keys(titles) as Setting[]).map((setting) => (
        <AccordionItem
          key={setting}
          title={t(titles[setting])}
          level={2}
          open={setting === open}
          onToggle={() => setOpen(setting === open ? undefined : setting)}
        >
          {setting === open && (
            <div className={styles.panel}>
              <Late code={settings} waiting={<Spinner label={t('Loading')} />}>
                {({ SettingPanel }) => <SettingPanel setting={setting} user={user} />}
              </Late>
            </div>
          )}
        </AccordionItem>
      ))}
    </section>
  )
}
