import type { FormsWords } from '../form-words.ts';

export const FR_FORMS: FormsWords = {
  'contact-me': {
    agency: { subject: 'Question sur un bien', title: 'Une question sur un bien' },
    sender: {
      subject: 'Votre question est bien arrivée',
      title: 'Votre question est bien arrivée',
      text: ['Merci pour votre message. La personne qui suit ce bien l’a reçu.'],
      next: [
        'Elle vous répond dans votre langue, en général le prochain jour ouvrable.',
        'Si le bien vous plaît, nous fixons une visite quand cela vous arrange.',
      ],
    },
  },
  'contact-construction': {
    agency: { subject: 'Question sur un projet', title: 'Une question sur un projet' },
    sender: {
      subject: 'Votre question sur le projet est bien arrivée',
      title: 'Votre question est bien arrivée',
      text: ['Merci pour votre message. La personne qui suit ce projet l’a reçu.'],
      next: [
        'Elle vous répond dans votre langue, en général le prochain jour ouvrable.',
        'Vous recevez les plans et la liste des lots encore libres.',
      ],
    },
  },
  'contact-demand': {
    agency: { subject: 'Demande d’estimation', title: 'Une demande d’estimation' },
    sender: {
      subject: 'Votre demande d’estimation est bien arrivée',
      title: 'Votre demande d’estimation est bien arrivée',
      text: ['Merci de votre confiance. L’estimation est gratuite et ne vous engage à rien.'],
      next: [
        'Nous prenons contact pour fixer un moment, en général le prochain jour ouvrable.',
        'Sur place, comptez une petite heure : nous mesurons et regardons l’état du bien.',
        'Vous recevez ensuite une estimation écrite, avec les éléments qui la justifient.',
      ],
    },
  },
  'demand-register': {
    agency: { subject: 'Nouvelle alerte de recherche', title: 'Une alerte de recherche, à confirmer par le visiteur' },
    sender: {
      subject: 'Confirmez votre alerte de recherche',
      title: 'Encore une étape',
      text: ['Confirmez votre adresse, et votre alerte commence.'],
      button: 'Confirmer mon alerte',
      next: [
        'Dès qu’un bien correspond, ou que son prix baisse, nous vous écrivons en vous disant pourquoi.',
        'Chaque message contient un lien qui arrête l’alerte, sans mot de passe.',
      ],
      note: 'Sans cette confirmation, rien ne commence : nous ne vous écrivons plus et nous effaçons vos données après {days} jours.',
    },
  },
  'send-to-friend': {
    agency: { subject: 'Une page a été recommandée', title: 'Un visiteur a recommandé une page' },
    sender: {
      subject: 'Votre message est parti',
      title: 'Votre message est parti',
      text: ['Votre ami reçoit l’adresse de la page et votre mot.'],
      next: [
        'S’il répond, sa réponse arrive chez vous.',
        'Nous n’écrivons qu’une fois à son adresse et ne la gardons pas.',
      ],
    },
  },
  'site-contact': {
    agency: { subject: 'Message du site', title: 'Un message du site' },
    sender: {
      subject: 'Votre message est bien arrivé',
      title: 'Votre message est bien arrivé',
      text: ['Merci de nous avoir écrit.'],
      next: ['La bonne personne vous répond dans votre langue, en général le prochain jour ouvrable.'],
    },
  },
  'sign-newsletter': {
    agency: { subject: 'Inscription à la lettre', title: 'Une inscription à la lettre, à confirmer par le visiteur' },
    sender: {
      subject: 'Confirmez votre inscription',
      title: 'Encore une étape',
      text: ['Confirmez votre adresse pour recevoir notre lettre d’information.'],
      button: 'Confirmer mon inscription',
      next: [
        'La lettre arrive une fois par mois, dans votre langue.',
        'Un lien au bas de chaque lettre vous désinscrit, sans mot de passe.',
      ],
      note: 'Sans cette confirmation, rien ne commence : nous ne vous écrivons plus et nous effaçons votre adresse après {days} jours.',
    },
  },
  'purchase-offer': {
    agency: { subject: 'Projet d’offre', title: 'Un projet d’offre, pas encore confirmé' },
    sender: {
      subject: 'Votre projet d’offre, à confirmer',
      title: 'Relisez votre projet d’offre',
      text: [
        'Ce texte ne vous lie pas encore. Il devient votre offre quand vous le confirmez.',
        'Une offre écrite vous lie jusqu’à sa date. Si le vendeur l’accepte par écrit, la vente est conclue, avant même le compromis.',
      ],
      button: 'Relire et confirmer mon offre',
      next: [
        'Après votre confirmation, nous présentons l’offre au vendeur.',
        'Nous vous donnons sa réponse dans tous les cas.',
      ],
      note: 'Un chiffre est faux, ou vous avez changé d’avis ? Ne confirmez pas. Sans votre confirmation, ce projet reste sans suite.',
    },
  },
  'alert-confirmed': {
    agency: { subject: 'Alerte confirmée', title: 'Une alerte de recherche, confirmée par le visiteur' },
  },
  'offer-confirmed': {
    agency: { subject: 'Offre confirmée', title: 'Une offre confirmée par son auteur' },
    sender: {
      subject: 'Votre offre est confirmée',
      title: 'Votre offre est confirmée',
      text: ['Votre offre vous lie désormais, jusqu’à sa date et aux conditions que voici.'],
      next: [
        'Nous la présentons au vendeur.',
        'Nous vous donnons sa réponse dans tous les cas.',
        'S’il accepte, nous préparons le compromis avec les deux notaires.',
      ],
    },
  },
  'rental-application': {
    agency: { subject: 'Candidature locative', title: 'Une candidature locative' },
    sender: {
      subject: 'Votre candidature est bien arrivée',
      title: 'Votre candidature est bien arrivée',
      text: ['Merci. Nous avons votre candidature.'],
      next: [
        'Nous vérifions qu’elle est complète et la présentons au propriétaire, qui choisit.',
        'Vous recevez une réponse, même si elle est négative.',
        'Une candidature non retenue est effacée après {months} mois.',
      ],
    },
  },
  'document-request': {
    agency: { subject: 'Demande de documents', title: 'Une demande de documents' },
    sender: {
      subject: 'Les documents que vous avez demandés',
      title: 'Les documents de ce bien',
      text: ['Voici ce que nous avons pour ce bien.'],
      next: ['S’il vous manque un document, répondez à cet e-mail : nous vous dirons quand il arrive.'],
    },
  },
  testimonial: {
    agency: { subject: 'Nouveau témoignage', title: 'Un témoignage, à lire avant de le publier' },
    sender: {
      subject: 'Votre témoignage est bien arrivé',
      title: 'Merci pour votre témoignage',
      text: ['Nous l’avons bien reçu et nous allons le lire.'],
      next: [
        'Nous vous écrivons avant de le publier.',
        'Vous pouvez le faire modifier ou retirer par un simple e-mail.',
      ],
    },
  },
  'job-contact': {
    agency: { subject: 'Candidature à un emploi', title: 'Une candidature à un emploi' },
    sender: {
      subject: 'Votre candidature est bien arrivée',
      title: 'Votre candidature est bien arrivée',
      text: ['Merci de vouloir travailler avec nous. Votre CV est arrivé.'],
      next: [
        'La direction de l’agence lit votre CV, personne d’autre.',
        'Vous avez une réponse dans tous les cas.',
        'Vos données sont effacées après {months} mois.',
      ],
    },
  },
  'forgot-password': {
    agency: { subject: 'Mot de passe oublié', title: 'Un mot de passe oublié' },
    sender: {
      subject: 'Choisir un nouveau mot de passe',
      title: 'Choisir un nouveau mot de passe',
      text: ['Ce lien fonctionne une seule fois, pendant 30 minutes.'],
      button: 'Choisir un mot de passe',
      next: [],
      note: 'Vous n’avez rien demandé ? N’en tenez pas compte : votre mot de passe reste le même.',
    },
  },
};
