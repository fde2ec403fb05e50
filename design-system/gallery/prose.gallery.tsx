import { Note } from '../src/note/note'
import { Prose } from '../src/prose/prose'
import type { Entry } from './frame/entry'

export const proseEntry: Entry = {
  title: 'Prose',
  states: {
    'A policy': (
      <Prose>
        <p>Everything is packed in Bangalore and leaves within two working days.</p>
        <h2>Delivery</h2>
        <p>
          Ask us by <a href="/">e-mail</a> where your parcel is.
        </p>
        <ul>
          <li>Three days within Karnataka</li>
          <li>Six days elsewhere in India</li>
        </ul>
        <ol>
          <li>Open the parcel.</li>
          <li>Keep the pouches dry.</li>
        </ol>
        <Note>Shipping: Rs 50 for every order.</Note>
      </Prose>
    ),
  },
}
