/** One line of a fact sheet. A list is shown as a row of badges. */
export type Fact =
  | { term: string; detail: readonly string[]; isKey?: undefined }
  | {
      term: string;
      detail: string;
      /** What buyers look for first, such as the price. On a dark card, in larger type. */
      isKey?: true;
    };
