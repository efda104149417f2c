export const FR_LETTERS = {
  appointment: {
    when: 'Quand',
    where: 'Où',
    agent: { visitor: 'Votre agent', agency: 'Agent' },
    visitor: 'Visiteur',
    event: 'Visite, bien {id}',
    eventNobody: 'Visite',
    openHouse: 'Portes ouvertes, bien {id}',
    ownCalendar: 'Visites – {agency}',
    change: 'Changer ou annuler',
    calendar: 'Ouvrez le fichier joint pour mettre la visite dans votre agenda.',
    calendarGone: 'Ouvrez le fichier joint pour retirer la visite de votre agenda.',
    calendarBefore: 'Le moment précédent ne compte plus : ouvrez le fichier joint pour le retirer de votre agenda.',
    before: 'Moment précédent',
    again: 'Si vous souhaitez voir le bien à un autre moment, choisissez-en un sur sa page.',
    addressFollows: 'L’agent vous donne l’adresse exacte.',
    asked: {
      subject: 'Votre visite est demandée',
      title: 'Votre visite est demandée',
      text: 'Ces heures vous sont gardées jusqu’à la réponse de l’agent. Elle n’est fixée que lorsqu’il vous l’a confirmée. Un empêchement ? Le lien ci-dessous suffit, ou un appel.',
      agency: 'Visite demandée',
      agencyText: 'Le visiteur demande ces heures sur le site. Confirmez ou refusez la visite dans le bureau.',
    },
    confirmed: {
      subject: 'Votre visite est réservée',
      title: 'Votre visite est réservée',
      text: 'Ces heures vous sont réservées. L’agent vous dit à quelle heure précise il vous attend. Un empêchement ? Le lien ci-dessous suffit, ou un appel.',
      agency: 'Visite réservée',
      agencyText: 'Le visiteur a choisi ces heures sur le site. Dites-lui à quelle heure précise vous l’attendez.',
    },
    changed: {
      subject: 'Votre visite a changé d’heure',
      title: 'Votre visite a changé d’heure',
      text: 'Voici le nouveau moment. L’ancien ne compte plus. L’agent vous dit à quelle heure précise il vous attend.',
      agency: 'Visite déplacée',
      agencyText: 'Le visiteur a choisi un autre moment par le lien de son e-mail. L’ancien ne compte plus.',
    },
    cancelled: {
      subject: 'Votre visite est annulée',
      title: 'Votre visite est annulée',
      text: 'La place est libérée.',
      agency: 'Visite annulée',
      agencyText: 'Le visiteur a annulé par le lien de son e-mail. La place est de nouveau libre.',
    },
    timed: {
      subject: 'L’heure de votre visite',
      title: 'L’heure de votre visite',
      text: 'L’agent vous attend à cette heure. Un empêchement ? Le lien ci-dessous suffit, ou un appel.',
      agency: 'Heure d’une visite fixée',
      agencyText: 'L’heure de cette visite a été fixée au bureau.',
    },
    refused: {
      subject: 'Votre visite ne peut pas avoir lieu',
      title: 'Votre visite ne peut pas avoir lieu',
      text: 'L’agence ne peut pas accepter la visite que vous avez demandée.',
      agency: 'Visite refusée',
      agencyText: 'La visite a été refusée au bureau. La place est de nouveau libre.',
    },
    reminder: {
      subject: 'Votre visite de demain',
      title: 'Votre visite a lieu demain',
      text: 'Nous vous rappelons votre visite. Un empêchement ? Le lien ci-dessous suffit, ou un appel.',
      agency: 'Visite demain',
      agencyText: 'Rappel d’une visite prévue demain.',
    },
    handed: {
      subject: 'Un autre agent vous reçoit à votre visite',
      title: 'Un autre agent vous reçoit',
      text: 'Votre visite est maintenue au même moment : un autre agent de l’agence vous y reçoit, vous trouvez son nom ci-dessous. Un empêchement ? Le lien ci-dessous suffit, ou un appel.',
      agency: 'Visite reprise d’un collègue',
      agencyText: 'Vous reprenez cette visite d’un collègue qui n’a plus d’accès au bureau.',
    },
    /** To the agent who no longer has a viewing. */
    left: {
      agency: 'Visite confiée à un collègue',
      agencyText: '{agent} reprend cette visite. Ouvrez le fichier joint pour la retirer de votre agenda.',
    },
    /** The agent's reminder of a viewing whose hour is not set. */
    unfixed: {
      agency: 'Visite de demain sans heure',
      agencyText:
        'La visite de demain n’a pas encore d’heure : fixez-la au bureau, sans quoi le visiteur ne sait pas quand venir. Aucun rappel ne lui est envoyé ; il reçoit l’heure dès que vous la fixez.',
    },
    byDesk: {
      confirmed: {
        text: 'L’agent a confirmé votre visite. Un empêchement ? Le lien ci-dessous suffit, ou un appel.',
        agencyText: 'La visite a été confirmée au bureau.',
      },
      changed: {
        text: 'L’agence a déplacé votre visite. Voici le nouveau moment ; l’ancien ne compte plus. S’il ne vous convient pas, le lien ci-dessous mène à d’autres moments, ou appelez-nous.',
        agencyText: 'La visite a été déplacée au bureau. L’ancien moment ne compte plus.',
      },
      cancelled: {
        text: 'L’agence a annulé votre visite.',
        agencyText: 'La visite a été annulée au bureau. La place est de nouveau libre.',
      },
    },
    comeAt: 'Vous êtes attendu à {from}.',
    hourFollows: 'L’agent vous dit à quelle heure précise il vous attend.',
    reason: 'L’agence vous écrit :',
    agencyReason: 'Ce qui a été écrit au visiteur :',
    notTold: 'Le visiteur n’a pas donné d’adresse e-mail et n’a donc rien reçu : appelez-le.',
  },
  adverts: {
    subject: 'À modifier dans vos annonces',
    title: 'Vos annonces',
    intro: 'Voici ce que la vérification de vos annonces a relevé. Les infractions viennent en premier.',
    nothing: 'La vérification de vos annonces ne relève plus rien.',
    one: 'Voir dans le bureau',
    more: 'Annonces à revoir qui ne figurent pas ici : {count}.',
    all: 'Voir toutes les annonces dans le bureau',
    once: 'Vous recevez cet e-mail une fois par jour au plus : tant qu’une loi n’est pas respectée, ou quand autre chose est relevé.',
  },
  alarm: {
    begun: {
      mails: {
        subject: 'Des e-mails du site restent en attente',
        text: 'E-mails en attente : {count}, le plus ancien depuis {minutes} minutes. Le serveur de messagerie répond-il, les accepte-t-il ? Le site réessaie de lui-même pendant deux jours.',
      },
      leads: {
        subject: 'Des demandes ne parviennent pas à votre logiciel',
        text: 'Demandes à transmettre à votre logiciel : {count}, la plus ancienne depuis {minutes} minutes. Leurs e-mails n’en dépendent pas. Le site réessaie de lui-même pendant deux jours.',
      },
      imports: {
        subject: 'L’importation des biens échoue',
        text: 'Les {count} dernières importations ont échoué ; les visiteurs voient les biens tels qu’ils étaient le {day} à {time}. « npm run check » en donne la raison.',
      },
      disk: {
        subject: 'Le disque est presque plein',
        text: 'Il reste {percent} % du disque de {machine}, soit {megabytes} Mo. Une fois le disque plein, le site n’accepte plus de demandes.',
      },
      certificate: {
        subject: 'Le certificat expire bientôt',
        text: 'Le certificat de {host} est valable jusqu’au {day}. Son renouvellement ne semble pas fonctionner : sans lui, les navigateurs déconseillent le site aux visiteurs.',
      },
      secret: {
        subject: 'Le secret du site est à remplacer',
        text: 'Le secret du site date du {day}, il y a plus d’un an. « npm run secret -- rotate » le remplace ; ce qui a été fait avec l’ancien reste valable.',
      },
      backup: {
        subject: 'La dernière sauvegarde est ancienne',
        text: 'La dernière sauvegarde de {machine} date du {day} à {time}. Depuis, « npm run backup » n’a plus abouti : si le disque tombe en panne, tout ce qui est arrivé après est perdu.',
      },
    },
    over: {
      mails: 'Plus aucun e-mail n’attend depuis plus d’une heure',
      leads: 'Les demandes parviennent de nouveau à votre logiciel',
      imports: 'L’importation des biens fonctionne de nouveau',
      disk: 'Le disque a de nouveau de la place',
      certificate: 'Le certificat a été renouvelé',
      secret: 'Le secret du site a été remplacé',
      backup: 'Une nouvelle sauvegarde a été faite',
    },
    since: 'L’alerte du {day} à {time} est terminée.',
    once: 'Vous recevez un e-mail au début d’une alerte, et un à la fin.',
  },
  'request-answer': {
    subject: 'Notre réponse à votre demande',
    title: 'Notre réponse',
    asked: 'Ce que vous avez demandé le {day} à {time}',
  },
  'request-assigned': {
    subject: 'La demande {reference} vous est confiée',
    title: 'Une demande pour vous',
    text: '{by} vous a confié la demande {reference}.',
  },
  'work-handed': {
    subject: 'Vous reprenez le travail de {from}',
    title: 'Du travail pour vous',
    text: '{by} a retiré l’accès de {from} et vous a confié son travail. Chaque visite vous parvient aussi dans un e-mail à part, avec son entrée d’agenda.',
    requests: 'Demandes en cours',
    viewings: 'Visites à venir',
    open: 'Voir mes demandes',
  },
  'lead-failed': {
    subject: 'Demande {reference} : à vérifier dans {system}',
    title: 'Une demande n’est peut-être pas arrivée',
    perhaps:
      'La demande {reference} a été transmise à {system}, mais la réponse s’est perdue : elle y est peut-être. Pour ne pas l’y inscrire deux fois, le site ne la renvoie pas. Cherchez-la, et encodez-la vous-même si elle manque.',
    refused: '{system} a refusé la demande {reference}. Encodez-la vous-même.',
    'given-up':
      'Depuis deux jours, la demande {reference} n’a pas pu être transmise à {system}. Le site n’essaie plus : encodez-la vous-même.',
    note: 'Le message avec la demande elle-même vous est parvenu à part.',
  },
  friend: {
    subject: 'Un visiteur de notre site pense que cette page vous plaira',
    title: 'Quelqu’un a pensé à vous',
    text: 'Un visiteur de notre site nous a demandé de vous envoyer cette page. Il a donné l’adresse {from}, que nous n’avons pas vérifiée.',
    message: 'Son mot',
    open: 'Voir la page',
    stop: 'Ne plus jamais recevoir ce genre d’e-mail de notre part',
  },
  'owner-invitation': {
    subject: 'Votre espace propriétaire est prêt',
    title: 'Votre espace propriétaire est prêt',
    text: 'Vous y suivez les visites, les contacts et les annonces de votre bien. Choisissez d’abord un mot de passe ; le lien fonctionne une seule fois, pendant sept jours.',
    button: 'Choisir un mot de passe',
  },
  'agent-invitation': {
    subject: 'Votre accès au bureau de l’agence',
    title: 'Votre accès au bureau de l’agence',
    text: 'Vous y trouvez les demandes du site, l’agenda des visites et les annonces. Choisissez d’abord un mot de passe ; le lien fonctionne une seule fois, pendant sept jours.',
    button: 'Choisir un mot de passe',
  },
  'password-changed': {
    subject: 'Votre mot de passe a changé',
    title: 'Votre mot de passe a changé',
    text: 'Le mot de passe de votre compte a changé le {day} à {time}. Toutes les sessions ouvertes ont été fermées.',
    note: 'Ce n’était pas vous ? Appelez-nous tout de suite au {phone}.',
  },
  'second-factor': {
    subject: {
      on: 'La connexion en deux étapes est activée',
      off: 'La connexion en deux étapes est désactivée',
      'new-codes': 'Vous avez de nouveaux codes de secours',
      recovery: 'Un code de secours a servi',
      guessed: 'Trop de codes erronés',
    },
    title: 'Connexion en deux étapes',
    on: 'Depuis le {day} à {time}, votre compte demande un code de votre application en plus du mot de passe. Gardez vos {count} codes de secours en lieu sûr.',
    off: 'Le {day} à {time}, la connexion en deux étapes de votre compte a été désactivée. Le mot de passe suffit à nouveau.',
    'new-codes':
      'Le {day} à {time}, de nouveaux codes de secours ont été créés pour votre compte. Les anciens ne sont plus valables.',
    recovery:
      'Le {day} à {time}, un code de secours a servi à confirmer votre identité dans votre compte. Codes restants : {count}.',
    guessed:
      'Le {day} à {time}, trop de codes erronés ont suivi votre mot de passe. Quelqu’un le connaît peut-être : changez-le.',
    note: 'Ce n’était pas vous ? Changez de mot de passe et appelez-nous au {phone}.',
  },
  'unsubscribe-link': {
    subject: 'Se désinscrire de nos e-mails',
    title: 'Se désinscrire',
    text: 'Voici ce que nous envoyons à cette adresse. Chaque lien mène à une page avec un seul bouton, qui y met fin aussitôt.',
    alert: 'Alerte de recherche',
    newsletter: 'Lettre d’information',
    button: 'Se désinscrire',
  },
};
