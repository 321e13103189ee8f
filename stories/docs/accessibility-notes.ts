/** How a component works with a keyboard and with a screen reader. */
type Note = {
  component: string;
  /** Key and effect, in the order of use. */
  keys: readonly (readonly [key: string, effect: string])[];
  announces: string;
};

export const notes: readonly Note[] = [
  {
    component: 'Link, ButtonLink',
    keys: [['Enter', 'Follows the link']],
    announces: 'Its text, and “opens in a new tab” if it does.',
  },
  {
    component: 'Button',
    keys: [['Enter, Space', 'Presses it']],
    announces: 'Its text, and “unavailable” while busy, without losing focus.',
  },
  {
    component: 'Disclosure',
    keys: [['Enter, Space', 'Opens or closes']],
    announces: '“expanded” or “collapsed”. Find-in-page finds closed text and opens it.',
  },
  {
    component: 'Accordion',
    keys: [
      ['Enter, Space', 'Opens the question, or closes the open one'],
      ['Down, Up', 'Next or previous question'],
      ['Home, End', 'First or last question'],
    ],
    announces: 'The question as a heading with “expanded” or “collapsed.”',
  },
  {
    component: 'DropdownMenu',
    keys: [
      ['Enter, Space, Down', 'Opens it on the first item'],
      ['Down, Up, Home, End', 'Moves between items'],
      ['Esc', 'Closes it and returns focus to its button'],
    ],
    announces:
      'A menu with the number of its items. Until its script has loaded, “expanded” or “collapsed”, and a list of links.',
  },
  {
    component: 'Carousel',
    keys: [
      ['Left, Right', 'Previous or next slide'],
      ['Tab', 'Play or pause, previous, next, then the contents of the slides in view'],
    ],
    announces:
      '“1 of 4” for each slide, and “Slides 2 to 4 of 6” after a press. Nothing while it advances automatically. Slides out of view are inert once the script runs.',
  },
  {
    component: 'TextField, TextArea, Select',
    keys: [['Tab', 'Moves on. Nothing is checked before the form is sent']],
    announces: 'Label, “required”, hint, and after an attempt to send, the error below the field.',
  },
  {
    component: 'FileField',
    keys: [
      ['Enter, Space', 'Opens the file dialog'],
      ['Tab', 'Moves to the remove button of each chosen file'],
    ],
    announces: 'What was added or removed, and how many files there are.',
  },
  {
    component: 'Header',
    keys: [
      ['Enter, Space', 'Opens a menu, one at a time'],
      ['Tab', 'Moves through its links. Leaving the menu closes it'],
      ['Esc', 'Closes it and returns focus to its button'],
    ],
    announces: '“expanded” or “collapsed”, and which link is the current page.',
  },
  {
    component: 'FlipCards',
    keys: [
      ['Tab', 'Turns the card over. Leaving the card turns it back'],
      ['Esc', 'Turns it back'],
    ],
    announces:
      'The title, the summary, and the text, whichever side is up. There is nothing to press.',
  },
  {
    component: 'Form',
    keys: [['Enter', 'Sends the form from any single-line field']],
    announces:
      'A single invalid field takes focus and announces its error. Several are counted and listed above, and the list takes focus. The document’s title mentions errors until they are corrected. The form also announces that it is sending, that it was sent, and that later changes were not sent.',
  },
  {
    component: 'JobWidget',
    keys: [['Tab', 'Moves through the jobs, then the other ways to apply']],
    announces: 'Loading and failure, each as it happens.',
  },
];
