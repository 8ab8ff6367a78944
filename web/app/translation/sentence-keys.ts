import type accounts from '@tomoguide/contract/locales/en/accounts';
import type accountsProfile from '@tomoguide/contract/locales/en/accounts-profile';
import type applications from '@tomoguide/contract/locales/en/applications';
import type applicationsForm from '@tomoguide/contract/locales/en/applications-form';
import type applicationsIdentity from '@tomoguide/contract/locales/en/applications-identity';
import type applicationsStatus from '@tomoguide/contract/locales/en/applications-status';
import type bookings from '@tomoguide/contract/locales/en/bookings';
import type bookingsCheckout from '@tomoguide/contract/locales/en/bookings-checkout';
import type bookingsDispute from '@tomoguide/contract/locales/en/bookings-dispute';
import type bookingsDriverCard from '@tomoguide/contract/locales/en/bookings-driver-card';
import type bookingsEmergencyClaim from '@tomoguide/contract/locales/en/bookings-emergency-claim';
import type bookingsExtension from '@tomoguide/contract/locales/en/bookings-extension';
import type bookingsGuideDashboard from '@tomoguide/contract/locales/en/bookings-guide-dashboard';
import type bookingsKept from '@tomoguide/contract/locales/en/bookings-kept';
import type bookingsLeadTraveler from '@tomoguide/contract/locales/en/bookings-lead-traveler';
import type bookingsPaymentProof from '@tomoguide/contract/locales/en/bookings-payment-proof';
import type bookingsQuote from '@tomoguide/contract/locales/en/bookings-quote';
import type bookingsRequest from '@tomoguide/contract/locales/en/bookings-request';
import type bookingsStartCode from '@tomoguide/contract/locales/en/bookings-start-code';
import type bookingsTravelersPage from '@tomoguide/contract/locales/en/bookings-travelers-page';
import type bookingsTripSheet from '@tomoguide/contract/locales/en/bookings-trip-sheet';
import type bookingsTrips from '@tomoguide/contract/locales/en/bookings-trips';
import type catalog from '@tomoguide/contract/locales/en/catalog';
import type documentsLegal from '@tomoguide/contract/locales/en/documents-legal';
import type errors from '@tomoguide/contract/locales/en/errors';
import type files from '@tomoguide/contract/locales/en/files';
import type guides from '@tomoguide/contract/locales/en/guides';
import type guidesCalendar from '@tomoguide/contract/locales/en/guides-calendar';
import type guidesItinerary from '@tomoguide/contract/locales/en/guides-itinerary';
import type guidesLanding from '@tomoguide/contract/locales/en/guides-landing';
import type guidesPhotos from '@tomoguide/contract/locales/en/guides-photos';
import type guidesProfile from '@tomoguide/contract/locales/en/guides-profile';
import type guidesQualifications from '@tomoguide/contract/locales/en/guides-qualifications';
import type guidesSearch from '@tomoguide/contract/locales/en/guides-search';
import type guidesWorkshop from '@tomoguide/contract/locales/en/guides-workshop';
import type help from '@tomoguide/contract/locales/en/help';
import type helpAbout from '@tomoguide/contract/locales/en/help-about';
import type helpCancellation from '@tomoguide/contract/locales/en/help-cancellation';
import type helpCities from '@tomoguide/contract/locales/en/help-cities';
import type helpCommunity from '@tomoguide/contract/locales/en/help-community';
import type helpContact from '@tomoguide/contract/locales/en/help-contact';
import type helpFeatured from '@tomoguide/contract/locales/en/help-featured';
import type helpGuiding from '@tomoguide/contract/locales/en/help-guiding';
import type helpHowItWorks from '@tomoguide/contract/locales/en/help-how-it-works';
import type helpLegal from '@tomoguide/contract/locales/en/help-legal';
import type helpSafety from '@tomoguide/contract/locales/en/help-safety';
import type layout from '@tomoguide/contract/locales/en/layout';
import type messaging from '@tomoguide/contract/locales/en/messaging';
import type messagingDirect from '@tomoguide/contract/locales/en/messaging-direct';
import type messagingEmoji from '@tomoguide/contract/locales/en/messaging-emoji';
import type messagingFloating from '@tomoguide/contract/locales/en/messaging-floating';
import type notifications from '@tomoguide/contract/locales/en/notifications';
import type notificationsSettings from '@tomoguide/contract/locales/en/notifications-settings';
import type payments from '@tomoguide/contract/locales/en/payments';
import type paymentsEarnings from '@tomoguide/contract/locales/en/payments-earnings';
import type paymentsWallet from '@tomoguide/contract/locales/en/payments-wallet';
import type paymentsWithdrawal from '@tomoguide/contract/locales/en/payments-withdrawal';
import type reviews from '@tomoguide/contract/locales/en/reviews';
import type staff from '@tomoguide/contract/locales/en/staff';
import type staffAnnouncements from '@tomoguide/contract/locales/en/staff-announcements';
import type staffApplications from '@tomoguide/contract/locales/en/staff-applications';
import type staffAuditLog from '@tomoguide/contract/locales/en/staff-audit-log';
import type staffChargebacks from '@tomoguide/contract/locales/en/staff-chargebacks';
import type staffContactAttempts from '@tomoguide/contract/locales/en/staff-contact-attempts';
import type staffDisputes from '@tomoguide/contract/locales/en/staff-disputes';
import type staffEmergencyClaims from '@tomoguide/contract/locales/en/staff-emergency-claims';
import type staffGoodwill from '@tomoguide/contract/locales/en/staff-goodwill';
import type staffIdentity from '@tomoguide/contract/locales/en/staff-identity';
import type staffLedger from '@tomoguide/contract/locales/en/staff-ledger';
import type staffQualifications from '@tomoguide/contract/locales/en/staff-qualifications';
import type staffRefunds from '@tomoguide/contract/locales/en/staff-refunds';
import type staffReports from '@tomoguide/contract/locales/en/staff-reports';
import type staffReviews from '@tomoguide/contract/locales/en/staff-reviews';
import type staffSupport from '@tomoguide/contract/locales/en/staff-support';
import type staffUsers from '@tomoguide/contract/locales/en/staff-users';
import type staffWithdrawals from '@tomoguide/contract/locales/en/staff-withdrawals';
import type support from '@tomoguide/contract/locales/en/support';

/** The nouns that have sentences. A new noun adds its line. */
export interface Catalogues {
  accounts: typeof accounts;
  applications: typeof applications;
  'applications-form': typeof applicationsForm;
  'applications-identity': typeof applicationsIdentity;
  'applications-status': typeof applicationsStatus;
  'staff-announcements': typeof staffAnnouncements;
  'staff-applications': typeof staffApplications;
  bookings: typeof bookings;
  catalog: typeof catalog;
  'bookings-checkout': typeof bookingsCheckout;
  'bookings-driver-card': typeof bookingsDriverCard;
  'bookings-emergency-claim': typeof bookingsEmergencyClaim;
  'bookings-quote': typeof bookingsQuote;
  'bookings-request': typeof bookingsRequest;
  'bookings-start-code': typeof bookingsStartCode;
  'staff-emergency-claims': typeof staffEmergencyClaims;
  'bookings-kept': typeof bookingsKept;
  'bookings-lead-traveler': typeof bookingsLeadTraveler;
  'bookings-payment-proof': typeof bookingsPaymentProof;
  'bookings-travelers-page': typeof bookingsTravelersPage;
  'bookings-trip-sheet': typeof bookingsTripSheet;
  errors: typeof errors;
  'bookings-extension': typeof bookingsExtension;
  files: typeof files;
  'bookings-guide-dashboard': typeof bookingsGuideDashboard;
  guides: typeof guides;
  help: typeof help;
  'help-about': typeof helpAbout;
  'help-cancellation': typeof helpCancellation;
  'help-cities': typeof helpCities;
  'help-community': typeof helpCommunity;
  'help-contact': typeof helpContact;
  'help-featured': typeof helpFeatured;
  'help-guiding': typeof helpGuiding;
  'help-how-it-works': typeof helpHowItWorks;
  'help-legal': typeof helpLegal;
  'help-safety': typeof helpSafety;
  'guides-itinerary': typeof guidesItinerary;
  'guides-landing': typeof guidesLanding;
  'guides-calendar': typeof guidesCalendar;
  'guides-qualifications': typeof guidesQualifications;
  'guides-workshop': typeof guidesWorkshop;
  'guides-photos': typeof guidesPhotos;
  layout: typeof layout;
  'documents-legal': typeof documentsLegal;
  messaging: typeof messaging;
  'messaging-direct': typeof messagingDirect;
  'messaging-floating': typeof messagingFloating;
  notifications: typeof notifications;
  'messaging-emoji': typeof messagingEmoji;
  'notifications-settings': typeof notificationsSettings;
  payments: typeof payments;
  reviews: typeof reviews;
  'guides-profile': typeof guidesProfile;
  'guides-search': typeof guidesSearch;
  staff: typeof staff;
  'staff-audit-log': typeof staffAuditLog;
  'staff-reviews': typeof staffReviews;
  'staff-withdrawals': typeof staffWithdrawals;
  'staff-chargebacks': typeof staffChargebacks;
  'staff-contact-attempts': typeof staffContactAttempts;
  'staff-disputes': typeof staffDisputes;
  'staff-goodwill': typeof staffGoodwill;
  'staff-users': typeof staffUsers;
  'staff-reports': typeof staffReports;
  'staff-support': typeof staffSupport;
  support: typeof support;
  'staff-identity': typeof staffIdentity;
  'staff-qualifications': typeof staffQualifications;
  'staff-ledger': typeof staffLedger;
  'staff-refunds': typeof staffRefunds;
  'bookings-dispute': typeof bookingsDispute;
  'bookings-trips': typeof bookingsTrips;
  'accounts-profile': typeof accountsProfile;
  'payments-earnings': typeof paymentsEarnings;
  'payments-wallet': typeof paymentsWallet;
  'payments-withdrawal': typeof paymentsWithdrawal;
}

export type Namespace = keyof Catalogues;

/** A sentence with plural forms is asked for without the form. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

type KeysIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysIn<Group[Key]>}`;
}[keyof Group & string];

type PrefixedKeys<Name extends Namespace> = {
  [One in Name]: `${One}:${KeysIn<Catalogues[One]>}`;
}[Name];

/** Keys of the first namespace stand alone, those of all of them behind their name and a colon. */
export type SentenceKey<First extends Namespace, All extends Namespace> =
  | KeysIn<Catalogues[First]>
  | PrefixedKeys<All>;
