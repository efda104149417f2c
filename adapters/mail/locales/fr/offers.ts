/** Texts about offers to buy, by step and reader. */
export const FR_OFFERS = {
  confirmed: {
    owner: {
      subject: 'Une offre est arrivée pour votre bien',
      text: 'Un acheteur a confirmé une offre pour votre bien. Votre agent vous la présente : il vous dit alors le montant et les conditions.',
    },
  },
  told: {
    agency: {
      subject: 'Offre transmise au vendeur',
      text: 'Il a été noté au bureau que le vendeur connaît cette offre.',
    },
    sender: {
      subject: 'Votre offre est transmise au vendeur',
      text: 'Le vendeur connaît le montant et les conditions de votre offre. Nous vous donnons sa réponse dans tous les cas.',
    },
    owner: {
      subject: 'Une offre vous est transmise',
      text: 'Voici une offre pour votre bien, valable jusqu’au {until} inclus. Dites-nous ce que vous en pensez : rien n’est décidé sans vous.',
    },
  },
  countered: {
    agency: { subject: 'Contre-proposition notée', text: 'La contre-proposition du vendeur a été notée au bureau.' },
    sender: {
      subject: 'Le vendeur fait une contre-proposition',
      text: 'Le vendeur demande {amount} et attend votre réponse jusqu’au {until} inclus. Vous êtes d’accord, ou vous souhaitez en parler ? Répondez à cet e-mail ou appelez-nous.',
    },
    owner: {
      subject: 'Votre contre-proposition est transmise',
      text: 'L’acheteur sait que vous demandez {amount}, jusqu’au {until} inclus. Nous vous donnons sa réponse.',
    },
  },
  accepted: {
    agency: {
      subject: 'Offre acceptée par le vendeur',
      text: 'L’accord du vendeur du {on} a été noté au bureau. La demande montre les autres offres pour ce bien et leur état.',
    },
    sender: {
      subject: 'Votre offre est acceptée',
      text: 'Le vendeur l’a acceptée le {on}, pour {amount}. Nous vous appelons pour préparer le compromis.',
    },
    owner: {
      subject: 'Vous avez accepté une offre',
      text: 'Nous avons noté votre accord du {on}, pour {amount}, et prévenu l’acheteur. Si ce n’est pas ce que vous avez décidé, appelez-nous tout de suite.',
    },
  },
  refused: {
    agency: { subject: 'Offre refusée par le vendeur', text: 'Le refus du vendeur du {on} a été noté au bureau.' },
    sender: {
      subject: 'Votre offre n’est pas retenue',
      text: 'Le vendeur l’a refusée le {on}. Elle ne vous lie plus. Répondez à cet e-mail ou appelez-nous si vous souhaitez en parler ou faire une autre offre.',
    },
    owner: {
      subject: 'Vous avez refusé une offre',
      text: 'Nous avons noté votre refus du {on} et prévenu l’acheteur. Si ce n’est pas ce que vous avez décidé, appelez-nous tout de suite.',
    },
  },
  answered: {
    sender: {
      subject: 'Le vendeur a accepté une autre offre',
      text: 'Votre offre ne vous lie plus. Répondez à cet e-mail ou appelez-nous si vous avez une question ou cherchez un autre bien.',
    },
  },
  withdrawn: {
    agency: { subject: 'Offre retirée', text: 'Le retrait de cette offre a été noté au bureau.' },
    sender: {
      subject: 'Votre offre est retirée',
      text: 'Votre offre est retirée et ne vous lie plus. Si ce n’est pas ce que vous souhaitiez, appelez-nous.',
    },
    owner: {
      subject: 'Une offre est retirée',
      text: 'Cette offre pour votre bien est retirée et ne compte plus. Appelez-nous si vous avez une question.',
    },
  },
  lapsed: {
    agency: {
      subject: 'Offre échue sans décision',
      text: 'Cette offre a expiré sans qu’une décision du vendeur soit notée.',
    },
    sender: {
      subject: 'Votre offre a expiré',
      text: 'Elle valait jusqu’au {until} et ne vous lie plus : nous n’avons noté aucune décision du vendeur avant la fin de ce jour. Si le bien vous intéresse toujours, préparez une nouvelle offre ou appelez-nous.',
    },
    owner: {
      subject: 'Une offre a expiré',
      text: 'Une offre pour votre bien a expiré sans que nous ayons noté de décision de votre part. Elle ne lie plus l’acheteur. Appelez-nous si vous l’aviez acceptée ou si elle vous intéressait.',
    },
  },
  /** Mails after the owner's counter-offer expired. */
  lapsedCounter: {
    agency: {
      subject: 'Contre-proposition échue sans réponse',
      text: 'La contre-proposition du vendeur a expiré sans qu’une réponse de l’acheteur soit notée.',
    },
    sender: {
      subject: 'La contre-proposition du vendeur a expiré',
      text: 'Vous pouviez y répondre jusqu’au {until}, et nous n’avons pas noté votre réponse. Votre offre ne vous lie plus. Si le bien vous intéresse toujours, appelez-nous.',
    },
    owner: {
      subject: 'Votre contre-proposition a expiré',
      text: 'L’acheteur pouvait y répondre jusqu’au {until}, et nous n’avons pas noté sa réponse. Elle ne vaut plus. Appelez-nous si vous avez une question.',
    },
  },
  open: { sender: 'Voir mon offre', owner: 'Voir dans mon espace' },
  answeredToo: 'Autres offres auxquelles cet accord répond',
  noSale: 'Le site et cet e-mail ne concluent aucune vente : ils disent ce qui a été noté.',
  asked: 'Prix demandé par le vendeur',
  askedUntil: 'Réponse jusqu’au',
  buyer: 'Acheteur',
  remark: 'Autres conditions',
  name: 'Offre d’achat',
  states: {
    drafted: 'brouillon',
    confirmed: 'confirmée',
    told: 'transmise au propriétaire',
    countered: 'contre-proposée',
    accepted: 'acceptée',
    refused: 'refusée',
    answered: 'autre offre acceptée',
    withdrawn: 'retirée',
    lapsed: 'échue',
  },
};
