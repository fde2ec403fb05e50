import { Title } from 'design-system/title/title'
import { useText } from 'shared-contracts/words'
import { ChatLink } from '../features/contact/chat-link'
import { ContactCards } from '../features/contact/contact-cards'
import { ContactDetails } from '../features/contact/contact-details'
import { ContactForm } from '../features/contact/contact-form'
import styles from './contact-page.module.css'

function ContactPage() {
  const t = useText()
  return (
    <>
      <Title lead={t('An order, a recipe or a sack of pepper: write to us and we’ll reply.')}>
        {t('CONTACT US')}
      </Title>
      <div className={`wrap ${styles.columns}`}>
        <ContactCards />
        <ContactForm />
      </div>
      <ChatLink />
      <ContactDetails />
    </>
  )
}

export { ContactPage as Component }
