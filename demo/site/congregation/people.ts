import type { ChurchPerson } from './church-person';

/** Those who work for the congregation, as an empty one begins. */
export const people: readonly ChurchPerson[] = [
  {
    id: 'ruth-adler',
    title: 'Ruth Adler',
    text: 'Came for a year, and stayed for eleven. Knows every path around the lake, and walks one of them before each sermon.',
    position: 'Pastor',
    groups: ['Readers'],
    phone: '+49 30 1230',
    email: 'ruth@church.example',
    instagram: 'https://www.instagram.com/church.example',
    picture: 'ruth',
  },
  {
    id: 'jonas-weil',
    title: 'Jonas Weil',
    text: 'Was a cook before he was a deacon, and still is. Ask him for the soup; he will ask you for an hour.',
    position: 'Deacon',
    groups: ['The kitchen', 'Walkers'],
    phone: '+49 30 1231',
    email: 'jonas@church.example',
    instagram: null,
    picture: 'jonas',
  },
  {
    id: 'miriam-vogt',
    title: 'Miriam Vogt',
    text: 'Looks after everybody between thirteen and thirty, and after their table football.',
    position: 'Youth worker',
    groups: ['Young adults', 'Friday youth'],
    phone: '+49 30 1232',
    email: 'miriam@church.example',
    instagram: 'https://www.instagram.com/church.example',
    picture: 'miriam',
  },
  {
    id: 'clara-benn',
    title: 'Clara Benn',
    text: 'Plays the organ, leads the choir, and can tune a piano with a spoon.',
    position: 'Organist',
    groups: ['Choir'],
    phone: '+49 30 1233',
    email: 'clara@church.example',
    instagram: null,
    picture: 'clara',
  },
];
