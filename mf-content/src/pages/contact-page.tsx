import { Title } from 'design-system/title/title'
import { ChatLink } from '../features/contact/chat-link'
import { ContactCards } from '../features/contact/contact-cards'
import { ContactForm } from '../features/contact/contact-form'
import styles from './contact-page.module.css'

function ContactPage() {
  return (
    <>
      <Title lead="An order, a recipe or a sack of pepper: write to us and we will answer.">CONTACT US</Title>
      <div className={`wrap ${styles.columns}`}>
        <ContactCards />
        <ContactForm />
      </div>
      <ChatLink />
    </>
  )
}

export { ContactPage as Component }
