<?php
// The generated data: widgets, words, configuration keys.

defined( 'ABSPATH' ) || exit;

/** A file of the folder `data`, read once. */
function vetrina_data( $name ) {
	static $read = array();
	if ( ! isset( $read[ $name ] ) ) {
		$read[ $name ] = require dirname( VETRINA_FILE ) . "/data/$name.php";
	}
	return $read[ $name ];
}

/** The widgets by tag. */
function vetrina_widgets() {
	return vetrina_data( 'widgets' );
}

/** The language of texts for a locale: Italian for Italian, English for all others. */
function vetrina_language( $locale ) {
	return 0 === strpos( $locale, 'it' ) ? 'it' : 'en';
}

/** The language of whoever works in the administration, or of the page. */
function vetrina_current_language() {
	return vetrina_language( determine_locale() );
}

/** One of two texts, in the current language. */
function vetrina_text( $both ) {
	return $both[ vetrina_current_language() ];
}

/** A sentence of the plugin, with its values filled in. */
function vetrina_words( $name, ...$values ) {
	$words = vetrina_data( 'words' );
	$text  = vetrina_text( $words[ $name ] );
	return $values ? vsprintf( $text, $values ) : $text;
}

/** What the settings page stored. */
function vetrina_settings() {
	$stored = get_option( VETRINA_SETTINGS );
	return ( is_array( $stored ) ? $stored : array() ) + array(
		'configuration' => '',
		'boxes_file'    => false,
		'import_map'    => false,
		'theme'         => '',
	);
}
